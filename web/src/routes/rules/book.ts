// What a rules page shows of each ruleset: texts of the four steps, rows of its table, and its facts.
import type { RulesetName } from '../../net/types';
import type { Facts } from '../../words';
import { USUAL_CAP, USUAL_END } from '../lobby/options';
import type { TableRules } from './table';

export const RULESETS: readonly RulesetName[] = ['classic', 'odyssey', 'party', 'team'];
export const STEPS = ['tell', 'give', 'vote', 'reveal'] as const;
export type Step = (typeof STEPS)[number];

/** The text of each step; where rulesets play alike they share it. */
const TEXTS: Record<RulesetName, Record<Step, string>> = {
  classic: {
    tell: 'rules-tell',
    give: 'rules-give',
    vote: 'rules-vote',
    reveal: 'rules-reveal',
  },
  odyssey: {
    tell: 'rules-tell',
    give: 'rules-give',
    vote: 'rules-vote-double',
    reveal: 'rules-reveal',
  },
  party: {
    tell: 'rules-tell-party',
    give: 'rules-give-party',
    vote: 'rules-vote-party',
    reveal: 'rules-reveal-party',
  },
  team: {
    tell: 'rules-tell',
    give: 'rules-give-team',
    vote: 'rules-vote-team',
    reveal: 'rules-reveal',
  },
};

/** The text of a step at one table, where it depends on its players and options. */
export function textOf(ruleset: RulesetName, step: Step, rules: TableRules | null): string {
  const usual = TEXTS[ruleset][step];
  if (rules === null || (ruleset !== 'classic' && ruleset !== 'odyssey')) return usual;
  if (step === 'give' && rules.players === 3) return 'rules-give-two';
  if (step === 'vote') return rules.double_vote ? 'rules-vote-two' : 'rules-vote';
  return usual;
}

/** A row of the points table: what happens, and what each column gets for it. */
export interface Row {
  what: string;
  facts?: Facts;
  points: readonly string[];
}

export interface PointsTable {
  columns: readonly string[];
  rows: readonly Row[];
}

const PARTY: PointsTable = {
  columns: ['rules-col-each'],
  rows: [
    { what: 'rules-pt-two', points: ['2'] },
    { what: 'rules-pt-three', points: ['3'] },
    { what: 'rules-pt-four', points: ['4'] },
    { what: 'rules-pt-five', points: ['5'] },
    { what: 'rules-pt-alone', points: ['0'] },
    { what: 'rules-pt-red', points: ['0'] },
  ],
};

/** The points of a ruleset with all its options, or those that can be had at one table. */
export function pointsOf(ruleset: RulesetName, rules: TableRules | null): PointsTable {
  if (ruleset === 'party') return PARTY;
  const team = ruleset === 'team' ? 'team-' : '';
  const at = rules === null ? '' : '-table';
  const limit = rules === null ? USUAL_CAP[ruleset] : rules.bonus_cap;
  const facts = { cap: limit ?? 'none' };
  const rows: Row[] = [{ what: `rules-pt-${team}some`, points: ['3', '3', '0'] }];
  const lone: Row = { what: `rules-pt-${team}lone${at}`, points: ['4', '4', '0'] };
  if (rules?.lone_finder) rows.push(lone);
  rows.push({ what: `rules-pt-${team}all`, points: ['0', '2', '2'] });
  if (limit !== 0) {
    if (team) rows.push({ what: 'rules-pt-team-mate', facts, points: ['+1', '–', '–'] });
    rows.push({ what: `rules-pt-${team}votes`, facts, points: ['–', '+1', '+1'] });
  }
  if (rules?.double_vote ?? ruleset === 'odyssey')
    rows.push({ what: `rules-pt-sure${at}`, points: ['–', '+1', '–'] });
  if (rules === null) rows.push(lone);
  return {
    columns: ['teller', 'finder', 'others'].map((column) => `rules-col-${team}${column}`),
    rows,
  };
}

/** What else there is to say of a ruleset, or of the rules of one table. */
export function notesOf(ruleset: RulesetName, rules: TableRules | null): readonly string[] {
  const end = rules?.end ?? USUAL_END[ruleset];
  const pile = end === 'pile' ? 'pile-ends' : 'pile-shuffled';
  const own = { classic: ['three'], odyssey: ['three'], party: ['pass'], team: ['talk', 'own'] };
  const notes = [...own[ruleset], 'first', pile, 'win'];
  if (rules === null) return [...notes, ruleset === 'party' ? 'options-party' : 'options'];
  return notes.filter((note) => note !== 'three' || rules.players === 3);
}

export type ExampleName = 'classic' | 'three' | 'odyssey' | 'party' | 'team';

/** The example for a ruleset or a table, and whether it is scored as this table scores. */
export function exampleOf(
  ruleset: RulesetName,
  rules: TableRules | null,
): { name: ExampleName; fits: boolean } {
  if (rules === null || ruleset === 'party') return { name: ruleset, fits: true };
  const isDouble = ruleset === 'odyssey' && rules.double_vote;
  const single = rules.players === 3 ? 'three' : 'classic';
  const name = ruleset === 'team' || isDouble ? ruleset : single;
  // Of the votes on one card the examples count up to so many.
  const counted = { classic: 2, three: 1, odyssey: 3, team: 1 }[name];
  const cap = rules.bonus_cap ?? Infinity;
  const isCounted = name === 'odyssey' ? cap === counted : cap >= counted;
  return { name, fits: isCounted && !rules.lone_finder };
}

/** The advice for storytellers, about a card or before the cards. */
export const TIPS = {
  card: ['rules-tip-precise', 'rules-tip-vague', 'rules-tip-easier'],
  party: ['rules-tip-party', 'rules-tip-easier'],
} as const;
export const KINDS = ['word', 'sound', 'quote', 'song', 'film', 'proverb', 'made'] as const;

/** Pictures of our deck for the examples. */
export const PICTURES = [
  'bed-boat',
  'whale-village',
  'desert-tap',
  'star-fishing',
  'giant-hand',
  'umbrella-sky',
  'elephant-rope',
].map((card) => `dreams/${card}`);
