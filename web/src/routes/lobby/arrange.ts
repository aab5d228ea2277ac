// The seats: how many are still empty, and another order by buttons: one seat up or down, a partner changed.
import type { RulesetView } from '../../net/types';

/** How many more players a ruleset needs at least, as the table says. */
export function playersMissing(ruleset: Pick<RulesetView, 'refusal'> | undefined): number {
  const { code, params } = ruleset?.refusal ?? {};
  if (code === 'players_without_partner') return 1;
  return code === 'too_few_players' ? Number(params?.['missing'] ?? 0) : 0;
}

/** One person changes places with a neighbour; the ends do not wrap around. */
export function moved<T>(order: readonly T[], from: number, step: -1 | 1): T[] {
  const to = from + step;
  if (to < 0 || to >= order.length) return [...order];
  return swapped(order, from, to);
}

/** In team: the partner of this team changes places with the partner of the next one. */
export function otherPartner<T>(order: readonly T[], team: number): T[] {
  const half = order.length / 2;
  return swapped(order, half + team, half + ((team + 1) % half));
}

function swapped<T>(order: readonly T[], one: number, other: number): T[] {
  const next = [...order];
  [next[one], next[other]] = [order[other]!, order[one]!];
  return next;
}
