// The round of a game in words: which of how many, the last one, or the goal where a score ends it.
import { roundsLeft } from '../../model/rounds';
import type { TableModel } from '../../model/table.svelte';
import { t } from '../../words';

/** “Round 3 of 8”, “Last round”; with `goal` also “Round 3 · to 30 points”. */
export function roundInWords(
  model: Pick<TableModel, 'table' | 'game' | 'round'>,
  { goal = false } = {},
): string {
  const { round, game } = model;
  const left = roundsLeft(model);
  if (left === 0) return t('round-last');
  if (left !== null) return t('round-of', { round, rounds: round + left });
  const end = game?.rules.end ?? 'pile';
  const score = end === 'pile' ? null : end.score;
  return goal && score != null ? t('round-to', { round, score }) : t('round-small', { round });
}
