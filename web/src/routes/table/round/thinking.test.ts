import { expect, test } from 'vitest';
import type { PublicView } from '../../../net/types';
import { mayPlayOnWithout, type Scene, thinkers } from './thinking';

const here = (id: string) => ({ id, name: id, rabbit: 1, here: true });
const scene = (change: Partial<Scene>): Scene => ({
  phase: 'give',
  ruleset: 'classic',
  game: { storyteller: 0 } as PublicView,
  seats: ['a', 'b', 'c', 'd'].map(here),
  teams: [],
  isBox: false,
  isOverDays: false,
  awaited: [1, 3],
  rabbitOf: (seat) => seat,
  ...change,
});
const moods = (change: Partial<Scene>) =>
  thinkers(scene(change)).map(({ key, mood }) => [key, mood]);

test('the storyteller has nothing to do while the others give', () => {
  expect(moods({})).toEqual([
    ['1', 'awake'],
    ['2', 'asleep'],
    ['3', 'awake'],
  ]);
});

test('with the cards of the box the storyteller says a number too, but does not vote', () => {
  const keys = (change: Partial<Scene>) => moods({ isBox: true, ...change }).map(([key]) => key);
  expect(keys({})).toEqual(['0', '1', '2', '3']);
  expect(keys({ phase: 'vote' })).toEqual(['1', '2', '3']);
});

test('in party the storyteller gives and votes too', () => {
  expect(moods({ ruleset: 'party' }).map(([key]) => key)).toEqual(['0', '1', '2', '3']);
});

test('who is awaited and not here is away', () => {
  const seats = ['a', 'b', 'c', 'd'].map((id) => ({ ...here(id), here: id !== 'd' }));
  expect(moods({ seats })).toContainEqual(['3', 'away']);
});

const team: Partial<Scene> = {
  ruleset: 'team',
  seats: ['a', 'b', 'c', 'd', 'e', 'f'].map(here),
  teams: [{ seats: [0, 3] }, { seats: [1, 4] }, { seats: [2, 5] }],
};

test('in team partners think behind one rabbit, and only the teller’s partner gives alone', () => {
  const found = thinkers(scene({ ...team, awaited: [1, 3, 4] }));
  expect(found.map(({ seats, mood }) => [seats, mood])).toEqual([
    [[3], 'awake'],
    [[1, 4], 'awake'],
    [[2, 5], 'asleep'],
  ]);
});

test('in a team vote the teller’s team has nothing to do', () => {
  const found = thinkers(scene({ ...team, phase: 'vote', awaited: [4] }));
  expect(found.map(({ key }) => key)).toEqual(['1+4', '2+5']);
});

const wait = {
  awaited: [0, 1, 2],
  seats: [here('a'), { ...here('b'), here: false }, here('c')],
  seat: 0,
  isHost: true,
  secondsWaited: 5,
  table: null,
  isRace: false,
  isOverDays: false,
};

test('the host may play on without those who are away, others after a long wait', () => {
  expect(mayPlayOnWithout(wait)).toEqual([1]);
  expect(mayPlayOnWithout({ ...wait, isHost: false })).toEqual([]);
  expect(mayPlayOnWithout({ ...wait, isHost: false, secondsWaited: 90 })).toEqual([1, 2]);
  expect(mayPlayOnWithout({ ...wait, seat: null })).toEqual([]);
  expect(mayPlayOnWithout({ ...wait, isOverDays: true, secondsWaited: 90 })).toEqual([]);
});
