// All devices are at the same step, whenever they come and however their clocks are set.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RevealView } from '../net/types';
import { EVERYTHING, RevealProgress, stepAt } from './reveal.svelte';

const VIEW: RevealView = {
  since: 1000,
  steps: [
    { shows: 'votes', at: 0 },
    { shows: 'owners', at: 1, cards: [2, 5] },
    { shows: 'owners', at: 1.9, cards: [1] },
    { shows: 'card', at: 2.8, cards: [4] },
    { shows: 'points', at: 4 },
    { shows: 'track', at: 5.1 },
  ],
  step: 0,
  led: false,
};

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

function following(view: RevealView | null, offset = 0): RevealProgress {
  const progress = new RevealProgress(() => Date.now() + offset);
  progress.follow(view);
  return progress;
}

test('the time says which step it is, the host may be ahead, and a leading host alone decides', () => {
  expect([0, 0.9, 1, 2.5, 60].map((at) => stepAt(VIEW, at))).toEqual([0, 0, 1, 2, 5]);
  expect(stepAt(VIEW, -3)).toBe(0);
  expect(stepAt({ ...VIEW, step: 4 }, 1)).toBe(4);
  expect(stepAt({ ...VIEW, step: 1 }, 3)).toBe(3);
  expect(stepAt({ ...VIEW, step: 1, led: true }, 60)).toBe(1);
  expect(stepAt({ ...VIEW, step: 99 }, 0)).toBe(5);
});

test('a reveal goes through its steps by itself', () => {
  const progress = following(VIEW);
  const seen: string[] = [];
  for (let ms = 0; ms <= 5_200; ms += 100) {
    const shows = progress.step!.shows;
    if (seen.at(-1) !== shows) seen.push(shows);
    vi.advanceTimersByTime(100);
  }
  expect(seen).toEqual(['votes', 'owners', 'card', 'points', 'track']);
  expect(progress.done).toBe(true);
});

test('whose card it is stays hidden until its step', () => {
  const progress = following(VIEW);
  const told = (): number[] => [1, 2, 3, 4, 5].filter((number) => progress.tells(number));
  expect(told()).toEqual([]);
  vi.advanceTimersByTime(1_001);
  expect(told()).toEqual([2, 5]);
  vi.advanceTimersByTime(900);
  expect(told()).toEqual([1, 2, 5]);
  expect(progress.reached('card')).toBe(false);
  vi.advanceTimersByTime(900);
  expect(told()).toEqual([1, 2, 4, 5]);
});

test('who comes late joins at the step, and so does a device whose clock is wrong', () => {
  vi.advanceTimersByTime(3_000);
  expect(following(VIEW).step!.shows).toBe('card');
  vi.setSystemTime(1_503_000);
  expect(following(VIEW, -500_000).step!.shows).toBe('card');
});

test('a clock that is set right is followed at once', () => {
  let offset = -60_000;
  const progress = new RevealProgress(() => Date.now() + offset);
  vi.advanceTimersByTime(3_000);
  progress.follow(VIEW);
  expect(progress.step!.shows).toBe('votes');
  offset = 0;
  progress.follow();
  expect(progress.step!.shows).toBe('card');
});

test('where the host leads nothing moves by itself', () => {
  const progress = following({ ...VIEW, led: true });
  vi.advanceTimersByTime(60_000);
  expect(progress.step!.shows).toBe('votes');
  expect([progress.next, progress.last]).toEqual([1, 5]);
  progress.follow({ ...VIEW, led: true, step: 5 });
  expect([progress.done, progress.next]).toEqual([true, 5]);
});

test('without a reveal everything may be seen', () => {
  for (const shown of [following(null), EVERYTHING]) {
    expect([shown.step, shown.reached('points'), shown.tells(3)]).toEqual([null, true, true]);
  }
});
