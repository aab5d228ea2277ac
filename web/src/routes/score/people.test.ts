// The people of a game on paper.
import { expect, test } from 'vitest';
import { named, newPlayers, nextRabbit, pairs } from './people';

test('the next rabbit is one that nobody has', () => {
  const players = newPlayers(4);
  expect(nextRabbit(players, 1)).toBe(4);
  expect(nextRabbit(players, 11)).toBe(4);
  expect(nextRabbit(newPlayers(12), 3)).toBe(3);
});

test('only people with a name play', () => {
  const players = newPlayers(3);
  players[1]!.name = '  Ada   Byron ';
  expect(named(players)).toEqual([{ name: 'Ada Byron', rabbit: 1 }]);
});

test('partners sit opposite each other, in team alone', () => {
  const players = 'abcdef'.split('').map((name, rabbit) => ({ name, rabbit }));
  expect(pairs('team', players)).toEqual([
    ['a', 'd'],
    ['b', 'e'],
    ['c', 'f'],
  ]);
  expect(pairs('classic', players)).toEqual([]);
  expect(pairs('team', players.slice(1))).toEqual([]);
});
