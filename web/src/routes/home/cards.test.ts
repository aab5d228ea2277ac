// Cards for the first look.
import { expect, test } from 'vitest';
import { some } from './cards';

test('some things of a list are different ones, and no more than there are', () => {
  const letters = ['a', 'b', 'c', 'd'];
  expect(new Set(some(letters, 3)).size).toBe(3);
  expect(some(letters, 9).sort()).toEqual(letters);
  expect(some(letters, 2, () => 0.99)).toEqual(['d', 'c']);
  expect(letters).toHaveLength(4);
});
