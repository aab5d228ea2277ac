// The players of a paper game before it begins: names, rabbits and pairs.
import type { Player } from '../../model/paperGame.svelte';
import type { RulesetName } from '../../net/types';

export const MOST_PLAYERS = 12;
export const LEAST_PLAYERS = 3;
export const NAME_LIMIT = 20;
const RABBITS = 12;

/** The next free rabbit after this one. */
export function nextRabbit(players: readonly Player[], after: number): number {
  const taken = new Set(players.map(({ rabbit }) => rabbit));
  for (let step = 1; step <= RABBITS; step += 1) {
    const rabbit = (after + step) % RABBITS;
    if (!taken.has(rabbit)) return rabbit;
  }
  return after;
}

export function newPlayers(number: number): Player[] {
  return Array.from({ length: number }, (_, rabbit) => ({ name: '', rabbit }));
}

/** The players with trimmed names, without those who have none. */
export function named(players: readonly Player[]): Player[] {
  return players
    .map(({ name, rabbit }) => ({ name: name.trim().replace(/\s+/g, ' '), rabbit }))
    .filter(({ name }) => name !== '');
}

/** The names of the pairs, in team. */
export function pairs(rules: RulesetName, players: readonly Player[]): [string, string][] {
  const half = players.length / 2;
  if (rules !== 'team' || !Number.isInteger(half)) return [];
  return players
    .slice(0, half)
    .map(({ name }, seat) => [name, players[seat + half]!.name] as [string, string]);
}
