// What a TV remembers, and the keys of its remote.
import { expect, test } from 'vitest';
import { memoryStore, storageOn } from '../net/storage';
import { goesOn, TvMemory } from './tv';

test('a TV knows at each table who let it in', () => {
  const storage = storageOn(memoryStore());
  new TvMemory(storage).remember('HARE', 'ada');
  expect(new TvMemory(storage).letInBy('HARE')).toBe('ada');
  expect(new TvMemory(storage).letInBy('MOON')).toBeNull();
});

test('OK, right and play go on; a key held down does so once', () => {
  for (const key of ['Enter', 'ArrowRight', 'MediaPlayPause']) {
    expect(goesOn({ key, repeat: false })).toBe(true);
    expect(goesOn({ key, repeat: true })).toBe(false);
  }
  expect(goesOn({ key: 'ArrowLeft', repeat: false })).toBe(false);
});
