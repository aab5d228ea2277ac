// Computes how many players are missing, and changes of the seat order.
import type { RulesetView } from '../../net/types';

/** How many more players a ruleset needs at least. */
export function playersMissing(ruleset: Pick<RulesetView, 'refusal'> | undefined): number {
  const { code, params } = ruleset?.refusal ?? {};
  if (code === 'players_without_partner') return 1;
  return code === 'too_few_players' ? Number(params?.['missing'] ?? 0) : 0;
}

/** Swap a person with the next one up or down; the ends do not wrap around. */
export function moved<T>(order: readonly T[], from: number, step: -1 | 1): T[] {
  const to = from + step;
  if (to < 0 || to >= order.length) return [...order];
  return swapped(order, from, to);
}

/** Swap the partners of this team and the next one. */
export function otherPartner<T>(order: readonly T[], team: number): T[] {
  const half = order.length / 2;
  return swapped(order, half + team, half + ((team + 1) % half));
}

function swapped<T>(order: readonly T[], one: number, other: number): T[] {
  const next = [...order];
  [next[one], next[other]] = [order[other]!, order[one]!];
  return next;
}
