// A choice goes out a moment after the last tap, once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Soon } from './soon.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the last choice is sent, and only that', () => {
  const sent: number[] = [];
  const soon = new Soon();
  soon.begin(() => sent.push(1));
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([]);
  soon.begin(() => sent.push(2));
  vi.advanceTimersByTime(1_000);
  expect([sent, soon.running]).toEqual([[], true]);
  vi.advanceTimersByTime(1_000);
  expect([sent, soon.running]).toEqual([[2], false]);
});

test('a page that is put away sends at once', () => {
  const sent: number[] = [];
  const soon = new Soon();
  soon.begin(() => sent.push(1));
  soon.now();
  soon.now();
  vi.advanceTimersByTime(5_000);
  expect(sent).toEqual([1]);
});

test('a choice that is taken back is not sent', () => {
  const sent: number[] = [];
  const soon = new Soon();
  soon.begin(() => sent.push(1));
  soon.stop();
  vi.advanceTimersByTime(5_000);
  expect(sent).toEqual([]);
});
