// How far a game is: how many rounds are left, and what the next one brings.
import type { TableModel } from './table.svelte';

type Played = Pick<TableModel, 'table' | 'game' | 'round'>;
type Dealt = Pick<TableModel, 'game' | 'round' | 'isBox'>;

/** How many rounds follow this one; null if a score ends the game. */
export function roundsLeft({ table, game }: Played): number | null {
  return table?.last_round ? 0 : (game?.rounds_left ?? null);
}

/** Whether the discards were shuffled into the pile before this round: only then there are none.
 * What is done with the cards of a box, nobody knows here. */
export function isReshuffled({ game, round, isBox }: Dealt): boolean {
  return !isBox && round > 1 && game?.discards === 0;
}
