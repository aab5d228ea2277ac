// Bars of a sound.
import { expect, test } from 'vitest';
import { barsOf } from './wave';

test('there are always as many bars as asked for, the loudest of them full', () => {
  expect(barsOf([0.25, 0.5, 0.125, 0.25], 2)).toEqual([1, 0.5]);
  expect(barsOf([0.5], 3)).toEqual([1, 1, 1]);
  expect(barsOf([], 2)).toEqual([0, 0]);
});

test('silence stays low, though a quiet sound is drawn as tall as a loud one', () => {
  expect(Math.max(...barsOf([0.01, 0.02], 2))).toBeLessThan(0.2);
  expect(Math.max(...barsOf([0.2, 0.16], 2))).toBe(1);
});
