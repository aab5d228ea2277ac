// What the lobby works out by itself: orders of seats, and options as choices.
import { expect, test } from 'vitest';
import { moved, otherPartner, playersMissing } from './arrange';
import {
  carriedOver,
  changed,
  endChoice,
  endChoices,
  knows,
  readEnd,
  secondsOf,
  withKind,
} from './options';

test('a person changes places with a neighbour, and stays at the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});

test('a team gets the partner of the next one, and the last one that of the first', () => {
  // Teams are a+d, b+e, c+f.
  const order = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(otherPartner(order, 0)).toEqual(['a', 'b', 'c', 'e', 'd', 'f']);
  expect(otherPartner(order, 2)).toEqual(['a', 'b', 'c', 'f', 'e', 'd']);
});

test('the table says how many players a ruleset still needs', () => {
  const refused = (code: string, params = {}) => playersMissing({ refusal: { code, params } });
  expect(playersMissing({ refusal: null })).toBe(0);
  expect(refused('too_few_players', { missing: 4 })).toBe(4);
  expect(refused('players_without_partner')).toBe(1);
  expect(refused('too_many_players', { extra: 2 })).toBe(0);
});

test('an end survives the way through a list', () => {
  for (const end of [undefined, 'pile', { score: 45 }, { tellings: 2 }] as const) {
    expect(readEnd(endChoice(end))).toEqual(end);
    expect(endChoices(end)).toContain(endChoice(end));
  }
});

test('another ruleset keeps only the options it knows', () => {
  const options = { lone_finder: true, double_vote: true, bonus_cap: 5, end: 'pile' } as const;
  expect(carriedOver(options, 'party')).toEqual({});
  expect(carriedOver({ ...options, first_storyteller: 'random' }, 'team')).toEqual({
    lone_finder: true,
    first_storyteller: 'random',
  });
  expect(knows('odyssey', 'double_vote')).toBe(true);
  expect(knows('classic', 'double_vote')).toBe(false);
});

test('an option goes back to what the ruleset says', () => {
  expect(changed({ bonus_cap: 4 }, 'bonus_cap', undefined)).toEqual({});
  expect(changed({}, 'bonus_cap', null)).toEqual({ bonus_cap: null });
});

test('clues in words are always allowed', () => {
  expect(withKind(['text'], 'mime', true)).toEqual(['text', 'mime']);
  expect(withKind(['text', 'mime'], 'sound', true)).toEqual(['text', 'sound', 'mime']);
  expect(withKind(['text', 'sound'], 'text', false)).toEqual(['text', 'sound']);
  expect(withKind(['text', 'sound'], 'sound', false)).toEqual(['text']);
});

test('a reveal has its usual clock until the table says otherwise, and nothing else has one', () => {
  expect(secondsOf({}, 'reveal')).toBe(45);
  expect(secondsOf({ reveal: null }, 'reveal')).toBe(null);
  expect(secondsOf({ reveal: 20 }, 'reveal')).toBe(20);
  expect(secondsOf({}, 'vote')).toBe(null);
  expect(secondsOf({ vote: 60 }, 'vote')).toBe(60);
});
