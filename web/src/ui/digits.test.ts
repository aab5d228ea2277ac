import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Digits } from './digits';

let chosen: number[] = [];
const digits = (count: number): Digits =>
  new Digits(
    () => count,
    (number) => chosen.push(number),
  );
beforeEach(() => {
  chosen = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('digits as card numbers', () => {
  test('up to nine cards answer at once', () => {
    expect(digits(6).press('4')).toBe(true);
    expect(chosen).toEqual([4]);
  });
  test('a number that no card has is not taken', () => {
    const keys = digits(6);
    expect([keys.press('7'), keys.press('0'), keys.press('a')]).toEqual([false, false, false]);
    expect(chosen).toEqual([]);
  });
  test('two digits name the tenth to the twelfth card', () => {
    const keys = digits(12);
    for (const key of '101112') keys.press(key);
    expect(chosen).toEqual([10, 11, 12]);
  });
  test('a lonely 1 is the first card after a moment', () => {
    digits(12).press('1');
    expect(chosen).toEqual([]);
    vi.advanceTimersByTime(Digits.WAIT);
    expect(chosen).toEqual([1]);
  });
  test('a second digit that makes no card is a choice of its own', () => {
    const keys = digits(12);
    keys.press('1');
    keys.press('5');
    expect(chosen).toEqual([1, 5]);
  });
  test('what waits is forgotten when the grid goes', () => {
    const keys = digits(12);
    keys.press('1');
    keys.clear();
    vi.advanceTimersByTime(Digits.WAIT * 2);
    expect(chosen).toEqual([]);
  });
});
