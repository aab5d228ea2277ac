// Computes the layout of the TV page: the size of the stage, the rows of cards, the places at the end.
import type { PublicView, Reason } from '../../net/types';
import type { Team } from '../../model/teams';

/** The stage is drawn for this width and height, and then made as large as the screen. */
export const STAGE = { width: 1920, height: 1080 } as const;
/** On anything smaller than half a TV the page scrolls instead of getting illegible. */
const LEAST = 0.5;

export function stageScale(width: number, height: number): number {
  return Math.max(LEAST, Math.min(width / STAGE.width, height / STAGE.height));
}

/** Up to six cards are in one row, more in two rows beside the list of people. */
export function cardLayout(cards: number, open: boolean): { columns: number; width: number } {
  if (cards <= 6) return { columns: Math.max(cards, 1), width: open ? 238 : 276 };
  return { columns: Math.ceil(cards / 2), width: open ? 152 : 172 };
}

/** How many cards are given so far, as far as the seats that are done reveal it. */
export function cardsIn(game: PublicView, teams: readonly Team[]): number {
  const { storyteller, awaited, rules } = game;
  if (storyteller === null) return 0;
  const done = (seat: number): boolean => !awaited.includes(seat);
  const seats = Array.from({ length: rules.players }, (_, seat) => seat);
  if (teams.length > 0) {
    // The storyteller's card came with the clue, the partner gives one, of every other pair one does.
    return teams.reduce((sum, { seats: pair }) => {
      if (!pair.includes(storyteller)) return sum + (pair.every(done) ? 1 : 0);
      return sum + 1 + (pair.some((seat) => seat !== storyteller && done(seat)) ? 1 : 0);
    }, 0);
  }
  if (rules.ruleset === 'party') return seats.filter(done).length;
  const each = rules.players === 3 ? 2 : 1;
  return 1 + each * seats.filter((seat) => seat !== storyteller && done(seat)).length;
}

export interface Place {
  place: 1 | 2 | 3;
  seats: number[];
  score: number;
}

/** The three best scores and who has them; `rabbits` are seats, in team one a pair. */
export function places(rabbits: readonly number[], scores: readonly number[]): Place[] {
  const best = [...new Set(rabbits.map((seat) => scores[seat]!))].sort((a, b) => b - a);
  return best.slice(0, 3).map((score, index) => ({
    place: (index + 1) as Place['place'],
    seats: rabbits.filter((seat) => scores[seat] === score),
    score,
  }));
}

/** The reasons worth their room on a TV: those that gave or cost something. */
export function tellingReasons(why: readonly Reason[]): Reason[] {
  return why.filter(({ points, reason }) => points !== 0 || reason === 'vetoed');
}
