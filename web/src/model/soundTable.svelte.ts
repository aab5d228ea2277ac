// The sounds of a table, on phones and on the TV: each thing that happens is heard once.
import type { RevealStep, TableView } from '../net/types';
import { speaker, type Sound } from './sounds';
import type { TableModel } from './table.svelte';

/** What of a table can be heard. */
export interface Moment {
  table: TableView | null;
  step: RevealStep | null;
}

const STEPS: Partial<Record<RevealStep['shows'], Sound>> = {
  votes: 'vote',
  owners: 'flip',
  red: 'vote',
  card: 'told',
};

/** The sound of the change from one moment to the next; null if there is nothing to hear. */
export function soundOf(before: Moment, now: Moment): Sound | null {
  const [old, table] = [before.table, now.table];
  if (!old || !table || old.game_id !== table.game_id) return null;
  if (table.stage === 'over') return old.stage === 'over' ? null : 'win';
  const [was, game] = [old.game, table.game];
  if (!game) return null;
  if (game.phase === 'tell' && (was?.phase !== 'tell' || was.round !== game.round)) return 'deal';
  if (game.phase === 'give' && was?.phase !== 'give') return 'told';
  if (game.phase === 'vote' && was?.phase !== 'vote') return 'flip';
  if (game.phase !== 'reveal' || now.step === null || now.step === before.step) return null;
  if (now.step.shows !== 'track') return STEPS[now.step.shows] ?? null;
  return game.result?.points.some((points) => points > 0) ? 'hop' : null;
}

/** Play what happens; returns a function that stops it. */
export function soundTable(model: TableModel): () => void {
  let before: Moment = { table: null, step: null };
  return $effect.root(() => {
    $effect(() => {
      const now = { table: model.table, step: model.reveal.step };
      const sound = soundOf(before, now);
      before = now;
      if (sound) speaker.play(sound);
    });
  });
}
