// The numbers of the row: how many there are, and what a tap does to those a person says are theirs.
import type { RulesetName } from '../../../net/types';
import { large, wide } from '../../../ui/width';

/** Chosen again, a number is taken back; one too many takes the place of the oldest. */
export function tapped(chosen: readonly string[], number: string, most: number): string[] {
  if (chosen.includes(number)) return chosen.filter((one) => one !== number);
  return [...chosen, number].slice(-most);
}

/** How wide a number is made at most. */
export function mostOf(): number {
  if (wide.current) return 180;
  return large.current ? 200 : 132;
}

/** How many cards lie in the row. */
export function rowLength(ruleset: RulesetName, players: number): number {
  if (ruleset === 'team') return players / 2 + 1;
  return players === 3 ? 5 : players;
}

/** What is left of a person's numbers when somebody else has said some of them too. */
export function undisputed(given: readonly string[], disputed: readonly string[]): string[] {
  return given.filter((number) => !disputed.includes(number));
}
