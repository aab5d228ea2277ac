// Addresses and the screens they mean.
import { expect, test } from 'vitest';
import { readCode, readRoute } from './router.svelte';

test.each([
  ['/', { name: 'home' }],
  ['', { name: 'home' }],
  ['/t/HARE', { name: 'table', code: 'HARE' }],
  ['/t/hare/', { name: 'table', code: 'HARE' }],
  ['/t/HARE/tv', { name: 'tv', code: 'HARE' }],
  ['/tv', { name: 'waiting-tv' }],
  ['/tv/hare23', { name: 'pair', pairing: 'HARE23' }],
  ['/tv/HARE23/x', { name: 'unknown' }],
  ['/rules', { name: 'rules', ruleset: null, search: '' }],
  ['/rules/party', { name: 'rules', ruleset: 'party', search: '' }],
  ['/score', { name: 'score' }],
  ['/privacy', { name: 'privacy' }],
  ['/privacy/more', { name: 'unknown' }],
  ['/games/Ab_9-x', { name: 'replay', game: 'Ab_9-x' }],
  ['/games/Ab_9-x/book', { name: 'book', game: 'Ab_9-x' }],
  ['/games/Ab_9-x/more', { name: 'unknown' }],
  ['/t/HA', { name: 'unknown' }],
  ['/t', { name: 'unknown' }],
  ['/t/HARE/x', { name: 'unknown' }],
  ['/rules/chess', { name: 'unknown' }],
  ['/score/1', { name: 'unknown' }],
  ['/wherever', { name: 'unknown' }],
  ['/games/..%2f', { name: 'unknown' }],
])('%s', (path, route) => {
  expect(readRoute(path)).toEqual(route);
});

test('the secret of a moved seat stands behind the hash', () => {
  const route = { name: 'device', code: 'HARE', secret: 'abc' };
  expect(readRoute('/t/HARE/device', '#abc')).toEqual(route);
});

test('a code is read however it is typed', () => {
  expect(readCode(' ha-re ')).toBe('HARE');
  expect(readCode('HAR0')).toBeNull();
  expect(readCode('HAREHARE')).toBeNull();
});

test('a link in an e-mail leads to its page, and the one at its end to no more of them', () => {
  const link = { name: 'email', code: 'K7QM', channel: 'a1b2', secret: 'x-_9' };
  expect(readRoute('/email/K7QM/a1b2/x-_9')).toEqual({ ...link, stop: false });
  expect(readRoute('/email/K7QM/a1b2/x-_9/off')).toEqual({ ...link, stop: true });
  for (const path of [
    '/email',
    '/email/K7QM/a1b2',
    '/email/K7QM/a1b2/x/on',
    '/email/1/2/3/off/4',
  ]) {
    expect(readRoute(path)).toEqual({ name: 'unknown' });
  }
});
