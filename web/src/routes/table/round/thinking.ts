// Who still thinks in this phase, who is done, and who may be played on without.
import type { TableModel } from '../../../model/table.svelte';
import type { Mood } from '../../../ui/rabbit';

/** A player, or in team the two partners behind one rabbit. */
export interface Thinking {
  key: string;
  seats: readonly number[];
  rabbit: number;
  mood: Mood;
}

/** What is asked of a model here, so that tests can do without a table. */
export type Scene = Pick<
  TableModel,
  'phase' | 'ruleset' | 'game' | 'seats' | 'teams' | 'awaited' | 'rabbitOf' | 'isBox' | 'isOverDays'
>;

/** Those who have something to do in this phase, in seat order; in team one entry a team. */
export function thinkers(scene: Scene): Thinking[] {
  const { ruleset, teams, seats } = scene;
  const teller = scene.game?.storyteller ?? null;
  // With the cards of the box nobody here knows which one the clue was for: the storyteller says it too.
  const tellerActs = ruleset === 'party' || (scene.isBox && scene.phase === 'give');
  const alone = seats.map((_, seat) => [seat]);
  const groups = teams.length > 0 ? teams.map((team) => [...team.seats]) : alone;
  return groups.flatMap((group) => {
    const doing = group.filter((seat) => seat !== teller || tellerActs);
    // The storyteller's partner gives a card and does not vote.
    const idle = scene.phase === 'vote' && teams.length > 0 && doing.length < group.length;
    if (doing.length === 0 || idle) return [];
    return [
      {
        key: group.join('+'),
        seats: doing,
        rabbit: scene.rabbitOf(doing[0]!),
        mood: mood(scene, doing),
      },
    ];
  });
}

function mood(scene: Scene, doing: readonly number[]): Mood {
  const missing = doing.filter((seat) => scene.awaited.includes(seat));
  if (missing.length === 0) return 'asleep';
  return missing.some((seat) => scene.isOverDays || scene.seats[seat]?.here) ? 'awake' : 'away';
}

/** Seconds after which anybody may ask the autopilot to play for somebody who is slow. */
const LONG_WAIT = 90;

/** Without whom this person may ask to play on: those who are away, after a long wait anybody. */
export function mayPlayOnWithout(
  model: Pick<
    TableModel,
    'awaited' | 'seats' | 'seat' | 'isHost' | 'secondsWaited' | 'table' | 'isRace' | 'isOverDays'
  >,
): number[] {
  const waited = model.secondsWaited >= LONG_WAIT;
  if (model.isOverDays) return []; // nobody is expected to be there; the menu has it for the host
  // While the first clue is open everybody is awaited, and anybody can go on.
  if (model.seat === null || model.isRace || !(model.isHost || waited)) return [];
  return model.awaited.filter(
    (seat) =>
      seat !== model.seat &&
      !model.table?.autopilot.includes(seat) &&
      (waited || !model.seats[seat]?.here),
  );
}
