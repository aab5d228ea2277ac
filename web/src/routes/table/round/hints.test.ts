import { expect, test } from 'vitest';
import { memoryStore, storageOn } from '../../../net/storage';
import { Hints } from './hints.svelte';

test('a hint goes when put away, and stays away', () => {
  const storage = storageOn(memoryStore());
  const hints = new Hints(storage);
  expect(hints.shows('give')).toBe(true);
  hints.putAway('give');
  expect(hints.shows('give')).toBe(false);
  expect(hints.shows('vote')).toBe(true);
  expect(new Hints(storage).shows('give')).toBe(false);
});

test('what has been done twice needs no hint', () => {
  const hints = new Hints(storageOn(memoryStore()));
  hints.did('vote');
  expect(hints.shows('vote')).toBe(true);
  hints.did('vote');
  expect(hints.shows('vote')).toBe(false);
});
