// Layout and counting of the TV.
import { expect, test } from 'vitest';
import type { PublicView } from '../../net/types';
import { teamsOf } from '../../model/teams';
import { boardOf, cardsIn, fitted, smallerBy, stageScale, TRACK } from './tv';

const game = (ruleset: PublicView['rules']['ruleset'], players: number, awaited: number[]) =>
  ({ storyteller: 0, awaited, rules: { ruleset, players } }) as unknown as PublicView;

test('the stage fills TVs of all sizes and stays legible on small screens', () => {
  expect(stageScale(1920, 1080)).toBe(1);
  expect(stageScale(3840, 2160)).toBe(2);
  expect(stageScale(1280, 720)).toBeCloseTo(2 / 3);
  expect(stageScale(1920, 900)).toBeCloseTo(900 / 1080);
  expect(stageScale(390, 844)).toBe(0.5);
});

test('cards are as large as the screen allows', () => {
  const share = (cards: number): number => boardOf(cards, 1080).height / 1080;
  expect(boardOf(6, 1080)).toMatchObject({ rows: 1, columns: 6 });
  expect(boardOf(7, 1080)).toMatchObject({ rows: 2, columns: 4 });
  expect(boardOf(12, 1080)).toMatchObject({ rows: 2, columns: 6 });
  for (const cards of [1, 2, 3, 4, 5, 6, 7, 8]) expect(share(cards)).toBeGreaterThanOrEqual(0.38);
  for (const cards of [9, 10, 11, 12]) expect(share(cards)).toBeGreaterThanOrEqual(0.3);
});

test('nothing under one row of cards lies below them', () => {
  for (const cards of [3, 4, 5, 6]) {
    const { rows, roomy, head, height } = boardOf(cards, 1080);
    const below = 1080 - head - height;
    expect([rows, below >= (roomy ? TRACK + 136 : 190)]).toEqual([1, true]);
  }
  expect([5, 6].map((cards) => boardOf(cards, 1080).roomy)).toEqual([true, true]);
});

test('cards leave room for the points and the track while the rabbits hop', () => {
  for (const cards of [4, 8, 12]) {
    const board = boardOf(cards, 1080);
    const below = board.head + smallerBy(board, 1080) * (board.rows * board.height + 16);
    expect(below).toBeLessThanOrEqual(1080 - 360 - 160);
  }
});

test('a short clue is large and a long one takes more lines, but no more room', () => {
  expect(fitted(12, 1184, 100, 84)).toBe(84);
  const lines = (letters: number): number => {
    const size = fitted(letters, 1184, 100, 84);
    return Math.ceil((letters * size * 0.52) / 1184) * size;
  };
  for (const letters of [1, 29, 50, 80, 160]) expect(lines(letters)).toBeLessThanOrEqual(100);
  expect(fitted(160, 1184, 100, 84)).toBeGreaterThanOrEqual(28);
});

test('face-down cards count as the rules of the table put them in', () => {
  expect(cardsIn(game('classic', 5, [2, 3]), [])).toBe(3);
  expect(cardsIn(game('odyssey', 3, [1]), [])).toBe(3);
  expect(cardsIn(game('party', 6, [0, 1]), [])).toBe(4);
  const teams = teamsOf('team', 6);
  expect(cardsIn(game('team', 6, [1, 2, 3, 4, 5]), teams)).toBe(1);
  expect(cardsIn(game('team', 6, [1, 4, 3]), teams)).toBe(2);
  expect(cardsIn(game('team', 6, []), teams)).toBe(4);
});
