// A round on paper: what is due, who votes, and what is missing.
import { expect, test } from 'vitest';
import type { ScoreForm } from '../net/api';
import { due, emptyDraft, finished, missing, nameCard, nameLast, vote, votersOf } from './paper';

const form = (part: Partial<ScoreForm>): ScoreForm => ({
  cards: 4,
  gives: 1,
  voters: 'others',
  votes: 1,
  own_card: false,
  red_vote: false,
  partners: {},
  end: 'pile',
  bonus_cap: null,
  lone_finder: false,
  ...part,
});
const FOUR = ['a', 'b', 'c', 'd'];
const named = (shape: ScoreForm, teller: string, ...pairs: [string, number][]) =>
  pairs.reduce((draft, [who, number]) => nameCard(shape, draft, who, number), emptyDraft(teller));

test('a number belongs to one player, and the last card names itself', () => {
  const shape = form({});
  let draft = named(shape, 'a', ['a', 1], ['b', 2], ['c', 2], ['b', 3]);
  expect(draft.cards).toEqual({ 1: 'a', 2: 'c', 3: 'b' });
  draft = nameLast(shape, FOUR, draft);
  expect(draft.cards[4]).toBe('d');
  expect(nameCard(shape, draft, 'd', 4).cards).not.toHaveProperty('4');
});

test('with three players two cards each are due, and a third replaces the first', () => {
  const shape = form({ cards: 5, gives: 2 });
  const draft = named(shape, 'a', ['b', 1], ['b', 2], ['b', 3], ['a', 4]);
  expect(draft.cards).toEqual({ 2: 'b', 3: 'b', 4: 'a' });
  expect(due(shape, draft, 'a')).toBe(1);
});

test('in team one of each other pair gives, and its partner votes', () => {
  const partners = { a: 'd', b: 'e', c: 'f', d: 'a', e: 'b', f: 'c' };
  const shape = form({ voters: 'teams', partners });
  const six = ['a', 'b', 'c', 'd', 'e', 'f'];
  let draft = named(shape, 'a', ['a', 1], ['d', 2], ['b', 3], ['e', 4]);
  expect(draft.cards).toEqual({ 1: 'a', 2: 'd', 4: 'e' });
  expect(due(shape, draft, 'b')).toBe(0);
  draft = nameCard(shape, draft, 'f', 3);
  expect(votersOf(shape, six, draft)).toEqual(['b', 'c']);
  expect(missing(shape, six, draft)).toEqual({ what: 'votes', names: ['b', 'c'] });
  draft = vote(shape, vote(shape, draft, 'b', 1), 'c', 2);
  expect(finished(shape, six, draft).votes).toEqual({ b: [1], c: [2] });
});

test('a vote replaces the one before; with two votes the older one goes', () => {
  const one = vote(form({}), vote(form({}), emptyDraft('a'), 'b', 1), 'b', 3);
  expect(one.votes).toEqual({ b: [3] });
  const two = form({ votes: 2 });
  const draft = [1, 2, 3].reduce((so, number) => vote(two, so, 'b', number), emptyDraft('a'));
  expect(draft.votes).toEqual({ b: [2, 3] });
  expect(vote(two, draft, 'b', 2).votes).toEqual({ b: [3] });
});

test('a vote on a card that turns out to be one’s own is taken off', () => {
  const shape = form({});
  const draft = vote(shape, emptyDraft('a'), 'b', 2);
  expect(nameCard(shape, draft, 'b', 2).votes).toEqual({ b: [] });
  expect(nameCard(form({ own_card: true }), draft, 'b', 2).votes).toEqual({ b: [2] });
});

test('what is missing is named in the order in which it is asked for', () => {
  const shape = form({});
  let draft = emptyDraft();
  expect(missing(shape, FOUR, draft)).toEqual({ what: 'teller' });
  draft = emptyDraft('a');
  expect(missing(shape, FOUR, draft)).toEqual({ what: 'cards', count: 4 });
  FOUR.forEach((name, at) => (draft = nameCard(shape, draft, name, at + 1)));
  expect(missing(shape, FOUR, draft)).toEqual({ what: 'votes', names: ['b', 'c', 'd'] });
  for (const name of ['b', 'c']) draft = vote(shape, draft, name, 1);
  expect(missing(shape, FOUR, vote(shape, draft, 'd', 1))).toBeNull();
});

test('where nobody gets points for a card, its owner is not asked for', () => {
  const party = form({ voters: 'everyone', own_card: true, red_vote: true });
  let draft = emptyDraft('a');
  expect(missing(party, FOUR, draft)).toEqual({ what: 'votes', names: FOUR });
  for (const name of FOUR) draft = vote(party, draft, name, 2);
  expect(missing(party, FOUR, draft)).toEqual({ what: 'red' });
  expect(finished(party, FOUR, { ...draft, red: 1 })).toMatchObject({
    cards: { 1: 'a', 2: 'b', 3: 'c', 4: 'd' },
    red: 1,
  });
});
