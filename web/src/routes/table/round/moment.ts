// Which moment of the game this page showed last, so that cards turn over only before those who waited for them.
import type { TableModel } from '../../../model/table.svelte';

let last = '';

const round = (model: TableModel): string => `${model.table?.game_id} ${model.round}`;

/** Whether this page was already in this round when the phase began. */
export function sawRoundBefore(model: TableModel): boolean {
  return last === round(model);
}

/** Whether this page has shown no round yet. */
export function isFirst(): boolean {
  return last === '';
}

export function remember(model: TableModel): void {
  last = round(model);
}
