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
  retired: [
    { picture: 'dreams/egg', title: 'Hatched', titles: {}, description: { en: 'An egg.' } },
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

test('a card that is no longer dealt keeps its texts, and is not loaded ahead', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(TEXTS)));
  const decks = new Decks();
  await decks.use(['dreams']);
  expect([decks.cardTitle('dreams/egg'), decks.alt('dreams/egg')]).toEqual(['Hatched', 'An egg.']);
  expect(decks.pictures('dreams')).toEqual(['dreams/sea', 'dreams/fox']);
});

test('a server that knows of no retired cards tells of none', async () => {
  const { retired: _, ...older } = TEXTS;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(older)));
  const decks = new Decks();
  await decks.use(['dreams']);
  expect([decks.cardTitle('dreams/egg'), decks.cardTitle('dreams/fox')]).toEqual(['', 'The Fox']);
});
