// Layout and counting of the TV.
import { expect, test } from 'vitest';
import type { PublicView } from '../../net/types';
import { teamsOf } from '../../model/teams';
import { cardLayout, cardsIn, places, stageScale, tellingReasons } from './tv';

const game = (ruleset: PublicView['rules']['ruleset'], players: number, awaited: number[]) =>
  ({ storyteller: 0, awaited, rules: { ruleset, players } }) as unknown as PublicView;

test('the stage fills TVs of all sizes and stays legible on small screens', () => {
  expect(stageScale(1920, 1080)).toBe(1);
  expect(stageScale(3840, 2160)).toBe(2);
  expect(stageScale(1280, 720)).toBeCloseTo(2 / 3);
  expect(stageScale(1920, 900)).toBeCloseTo(900 / 1080);
  expect(stageScale(390, 844)).toBe(0.5);
});

test('six cards lie in a row, seven in two', () => {
  expect(cardLayout(6, false)).toEqual({ columns: 6, width: 276 });
  expect(cardLayout(7, false)).toEqual({ columns: 4, width: 172 });
  expect(cardLayout(12, true).columns).toBe(6);
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

test('equal scores share a place', () => {
  expect(places([0, 1, 2, 3], [7, 9, 9, 2])).toEqual([
    { place: 1, seats: [1, 2], score: 9 },
    { place: 2, seats: [0], score: 7 },
    { place: 3, seats: [3], score: 2 },
  ]);
});

test('reasons without points are left out, but a spoiled card is told', () => {
  const why = [
    { reason: 'everyone_or_no_one', points: 0 },
    { reason: 'found', points: 3 },
    { reason: 'vetoed', points: 0 },
  ] as const;
  expect(tellingReasons(why).map((one) => one.reason)).toEqual(['found', 'vetoed']);
});
