import { expect, test } from 'vitest';
import { isWhole, nextColour, placedFrom, same, tap, tapRed } from './ballot';

const none = placedFrom(null);

test('a tap puts the only vote, another card takes it over, the same card gives it back', () => {
  const four = tap(none, 4, 1);
  expect(four.green).toEqual([4]);
  expect(tap(four, 2, 1).green).toEqual([2]);
  expect(tap(four, 4, 1).green).toEqual([]);
});

test('with two votes a third card takes the one that lies longest', () => {
  const both = tap(tap(none, 4, 2), 7, 2);
  expect(both.green).toEqual([4, 7]);
  expect(tap(both, 1, 2).green).toEqual([7, 1]);
  expect(tap(both, 4, 2).green).toEqual([7]);
});

test('the red vote may lie beside the green one', () => {
  const both = tapRed(tap(none, 3, 1), 3);
  expect(both).toEqual({ green: [3], red: 3 });
  expect(tapRed(both, 3).red).toBeNull();
});

test('the token that lies nowhere is the next one to be put', () => {
  const green = tap(none, 3, 1);
  expect(nextColour(green, 'green')).toBe('red');
  expect(nextColour(tapRed(none, 3), 'red')).toBe('green');
  expect(nextColour(tapRed(green, 2), 'red')).toBe('red');
});

test('a ballot is whole with one green vote, and with the red one where there is one', () => {
  const green = tap(none, 3, 2);
  expect(isWhole(none, false)).toBe(false);
  expect(isWhole(green, false)).toBe(true);
  expect(isWhole(green, true)).toBe(false);
  expect(isWhole(tapRed(green, 1), true)).toBe(true);
});

test('two ballots are the same in whatever order they were put', () => {
  expect(same({ green: [1, 2], red: null }, { green: [2, 1], red: null })).toBe(true);
  expect(same({ green: [1], red: null }, { green: [1, 2], red: null })).toBe(false);
  expect(same({ green: [1], red: 2 }, { green: [1], red: null })).toBe(false);
});
