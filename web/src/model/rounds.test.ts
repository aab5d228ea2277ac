// How many rounds are left, and when the discards have been shuffled.
import { expect, test } from 'vitest';
import type { PublicView, TableView } from '../net/types';
import { isReshuffled, roundsLeft } from './rounds';

const played = (round: number, game: Partial<PublicView>, table: Partial<TableView> = {}) => ({
  round,
  game: game as PublicView,
  table: table as TableView,
  isBox: false,
});

test('the server says how many rounds are left, and the host may end it earlier', () => {
  expect(roundsLeft(played(3, { rounds_left: 5 }))).toBe(5);
  expect(roundsLeft(played(3, { rounds_left: 5 }, { last_round: true }))).toBe(0);
  expect(roundsLeft(played(3, { rounds_left: null }))).toBe(null);
  expect(roundsLeft(played(3, { rounds_left: null }, { last_round: true }))).toBe(0);
});

test('there are no discards in the first round, and later only after a shuffle', () => {
  expect(isReshuffled(played(1, { discards: 0 }))).toBe(false);
  expect(isReshuffled(played(2, { discards: 6 }))).toBe(false);
  expect(isReshuffled(played(9, { discards: 0 }))).toBe(true);
  expect(isReshuffled({ ...played(9, { discards: 0 }), isBox: true })).toBe(false);
});
