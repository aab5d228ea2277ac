// Clock, announcements, reveal and rabbits: the small helpers behind the drawings.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Announcer } from '../model/announcer.svelte';
import { clockFace, litPart } from './moon';
import { allSizes } from './picture';
import { qrDrawing } from './qr';
import { looksOf, SEATS } from './rabbit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the live region', () => {
  test('says the first sentence at once and the next ones together, three seconds later', () => {
    const live = new Announcer();
    live.say('Noor tells.');
    live.say('Pip is done.');
    live.say('Zoë is done.');
    expect(live.text).toBe('Noor tells.');
    vi.advanceTimersByTime(Announcer.PAUSE - 1);
    expect(live.text).toBe('Noor tells.');
    vi.advanceTimersByTime(1);
    expect(live.text).toBe('Pip is done. Zoë is done.');
  });
  test('keeps only the newest of a kind', () => {
    const live = new Announcer();
    live.say('Round 1');
    live.say('Two are done.', 'done');
    live.say('Three are done.', 'done');
    vi.advanceTimersByTime(Announcer.PAUSE);
    expect(live.text).toBe('Three are done.');
  });
  test('a sentence said twice changes the region twice', () => {
    const live = new Announcer();
    live.say('Your turn.');
    vi.advanceTimersByTime(Announcer.PAUSE * 2);
    const before = live.text;
    live.say('Your turn.');
    expect(live.text).not.toBe(before);
    expect(live.text.trim()).toBe(before);
  });
});

describe('the moon', () => {
  test('reads as minutes and seconds, rounded up', () => {
    expect([0, 9, 9.2, 65, 600].map(clockFace)).toEqual(['0:00', '0:09', '0:10', '1:05', '10:00']);
    expect(clockFace(-3)).toBe('0:00');
  });
  test('is full, half and new', () => {
    expect(litPart(1)).toContain('A10.00 10 0 0 0');
    expect(litPart(0.5)).toContain('A0.00 10');
    expect(litPart(0)).toContain('A10.00 10 0 0 1');
    expect(litPart(7)).toBe(litPart(1));
  });
});

test('ears and face alone tell twelve seats apart', () => {
  const looks = Array.from({ length: SEATS }, (_, i) => looksOf(i));
  expect(new Set(looks.map(({ ears, face }) => `${ears} ${face}`)).size).toBe(SEATS);
  expect(looksOf(0)).toEqual({ seat: 1, ears: 'tall', face: 'plain' });
  expect(looksOf(12)).toEqual(looksOf(0));
});

test('a picture has three sizes', () => {
  expect(allSizes('/pictures/dreams/boat')).toBe(
    '/pictures/dreams/boat/small.webp 200w, /pictures/dreams/boat/medium.webp 400w, /pictures/dreams/boat/large.webp 800w',
  );
});

test('a QR code has its three eyes and a quiet zone of two modules', () => {
  const { side, path } = qrDrawing('http://hare.example/t/K7QM');
  expect(side).toBeGreaterThanOrEqual(25);
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, w]) =>
    [x, y, w].map(Number),
  );
  // The upper edges of the eyes are seven modules wide.
  expect(runs).toContainEqual([2, 2, 7]);
  expect(runs).toContainEqual([side - 9, 2, 7]);
  expect(runs).toContainEqual([2, side - 9, 7]);
  for (const [x, y, w] of runs as [number, number, number][]) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(2);
    expect(Math.max(x + w, y + 1)).toBeLessThanOrEqual(side - 2);
  }
});
