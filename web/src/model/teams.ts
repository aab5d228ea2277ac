// Finds the teams of a table: the second half of the seats are the partners of the first.
import type { RulesetName } from '../net/types';

export interface Team {
  seats: [number, number];
}

/** The pairs of a table, in the order of their first seat. */
export function teamsOf(ruleset: RulesetName, seats: number): Team[] {
  if (ruleset !== 'team' || seats % 2 !== 0) return [];
  const half = seats / 2;
  return Array.from({ length: half }, (_, seat) => ({ seats: [seat, seat + half] }));
}
