// What the rules page says of one table: read from its address, and from nothing that cannot be.
import { expect, test } from 'vitest';
import type { RulesView } from '../../net/types';
import { exampleOf, notesOf, pointsOf, textOf } from './book';
import { readTable, rulesPath } from './table';

const ODYSSEY: RulesView = {
  ruleset: 'odyssey',
  players: 8,
  hand: 6,
  end: { score: 40 },
  bonus_cap: 2,
  double_vote: true,
  lone_finder: true,
  clue_kinds: ['text', 'mime'],
};
const search = (rules: RulesView): string => rulesPath(rules).split('?')[1]!;
const whats = (rules: RulesView) => pointsOf(rules.ruleset, rules).rows.map(({ what }) => what);

test('an address carries the rules of a table', () => {
  const tables: RulesView[] = [
    ODYSSEY,
    { ...ODYSSEY, end: 'pile', bonus_cap: null, double_vote: false, clue_kinds: ['text'] },
    { ...ODYSSEY, ruleset: 'party', hand: 5, end: { tellings: 2 }, lone_finder: false },
  ];
  for (const rules of tables) {
    const { ruleset, ...others } = rules;
    expect(rulesPath(rules)).toMatch(new RegExp(`^/rules/${ruleset}\\?`));
    expect(readTable(ruleset, search(rules))).toEqual(others);
  }
});

test.each([
  ['', 'nothing'],
  ['players=13', 'too many'],
  ['players=2', 'too few'],
  ['players=3e0', 'no number'],
  ['hand=99', 'too large a hand'],
  ['end=score:0', 'no score'],
  ['end=score:1000', 'too high a score'],
  ['end=never', 'no end'],
  ['cap=-1', 'no cap'],
  ['cap=100', 'too high a cap'],
])('an address with %s says nothing of a table: %s', (wrong) => {
  const query = new URLSearchParams(search(ODYSSEY));
  if (wrong === '') query.delete('players');
  for (const [key, value] of new URLSearchParams(wrong)) query.set(key, value);
  expect(readTable('odyssey', query.toString())).toBe(null);
});

test('classic is for at most six', () => {
  expect(readTable('classic', search(ODYSSEY))).toBe(null);
});

test('points are those that can be had at this table', () => {
  expect(whats(ODYSSEY)).toEqual([
    'rules-pt-some',
    'rules-pt-lone-table',
    'rules-pt-all',
    'rules-pt-votes',
    'rules-pt-sure-table',
  ]);
  expect(pointsOf('odyssey', ODYSSEY).rows[3]!.facts).toEqual({ cap: 2 });
  const plain = { ...ODYSSEY, lone_finder: false, double_vote: false, bonus_cap: null };
  expect(whats(plain)).toEqual(['rules-pt-some', 'rules-pt-all', 'rules-pt-votes']);
  expect(pointsOf('odyssey', plain).rows[2]!.facts).toEqual({ cap: 'none' });
  expect(whats({ ...plain, bonus_cap: 0 })).toEqual(['rules-pt-some', 'rules-pt-all']);
});

test('without a table all options of the ruleset are told', () => {
  const rows = pointsOf('odyssey', null).rows.map(({ what }) => what);
  expect(rows).toContain('rules-pt-sure');
  expect(rows).toContain('rules-pt-lone');
  expect(notesOf('odyssey', null)).toContain('options');
  expect(notesOf('party', null)).toContain('options-party');
});

test('steps and notes are those of this table', () => {
  expect(textOf('odyssey', 'vote', null)).toBe('rules-vote-double');
  expect(textOf('odyssey', 'vote', ODYSSEY)).toBe('rules-vote-two');
  expect(textOf('odyssey', 'vote', { ...ODYSSEY, double_vote: false })).toBe('rules-vote');
  expect(textOf('classic', 'give', { ...ODYSSEY, players: 3 })).toBe('rules-give-two');
  expect(notesOf('odyssey', ODYSSEY)).not.toContain('three');
  expect(notesOf('odyssey', ODYSSEY)).toContain('pile-shuffled');
  const three = notesOf('classic', { ...ODYSSEY, players: 3, end: 'pile' });
  expect(three).toContain('three');
  expect(three).toContain('pile-ends');
});

test('the example says when it is scored in another way', () => {
  const usual = { ...ODYSSEY, bonus_cap: 3, lone_finder: false };
  expect(exampleOf('odyssey', usual)).toEqual({ name: 'odyssey', fits: true });
  expect(exampleOf('odyssey', ODYSSEY)).toEqual({ name: 'odyssey', fits: false });
  const five = { ...usual, players: 5, double_vote: false };
  expect(exampleOf('odyssey', five)).toEqual({ name: 'classic', fits: true });
  expect(exampleOf('odyssey', { ...five, bonus_cap: 1 }).fits).toBe(false);
  expect(exampleOf('classic', { ...five, players: 3 }).name).toBe('three');
  expect(exampleOf('party', ODYSSEY)).toEqual({ name: 'party', fits: true });
});
