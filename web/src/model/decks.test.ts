// The texts of decks in the language of the page.
import { afterEach, expect, test, vi } from 'vitest';
import { speak } from '../words';
import { Decks, titleOf } from './decks.svelte';

const TEXTS = {
  info: { id: 'dreams', title: 'Dreams', titles: { fr: 'Rêves' } },
  cards: [
    { picture: 'dreams/sea', title: 'Adrift', titles: { fr: 'Au large' }, description: {} },
    { picture: 'dreams/fox', title: 'The Fox', titles: {}, description: {} },
  ],
};

afterEach(async () => {
  vi.unstubAllGlobals();
  await speak('en');
});

test('titles are in the language of the page, and else as the deck has them', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(TEXTS)));
  const decks = new Decks();
  expect([decks.title('dreams'), decks.cardTitle('dreams/sea')]).toEqual(['dreams', '']);
  await decks.use(['dreams']);
  await speak('en');
  expect([decks.title('dreams'), decks.cardTitle('dreams/sea')]).toEqual(['Dreams', 'Adrift']);
  await speak('fr');
  expect([decks.title('dreams'), decks.cardTitle('dreams/sea')]).toEqual(['Rêves', 'Au large']);
  expect(decks.cardTitle('dreams/fox')).toBe('The Fox');
  expect(titleOf(TEXTS.info)).toBe('Rêves');
});
