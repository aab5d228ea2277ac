// Cards for the first look.
import { expect, test } from 'vitest';
import { PUZZLES, some, spread, type Shown } from './cards';

test('some things of a list are different ones, and no more than there are', () => {
  const letters = ['a', 'b', 'c', 'd'];
  expect(new Set(some(letters, 3)).size).toBe(3);
  expect(some(letters, 9).sort()).toEqual(letters);
  expect(some(letters, 2, () => 0.99)).toEqual(['d', 'c']);
  expect(letters).toHaveLength(4);
});

const shown = (id: string): Shown => ({ picture: `dreams/${id}`, description: {} });
const ALL = [...new Set(Object.values(PUZZLES).flat())].map(shown);

test('a puzzle has five cards, and one of them fits its clue', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const found = spread(ALL, () => seed / 60);
    expect(new Set(found.cards).size).toBe(5);
    expect(found.cards[found.fits!]!.picture).toBe(`dreams/${PUZZLES[found.clue!]![0]}`);
  }
});

test('cards of another deck are only shown', () => {
  const others = ['a', 'b', 'c', 'd', 'e', 'f'].map(shown);
  const { cards, clue, fits } = spread(others);
  expect(cards).toHaveLength(5);
  expect([clue, fits]).toEqual([null, null]);
});
