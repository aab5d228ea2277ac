// What a rules page shows of each ruleset: texts of the four steps, rows of its table, and its facts.
import type { RulesetName } from '../../net/types';

export const RULESETS: readonly RulesetName[] = ['classic', 'odyssey', 'party', 'team'];
export const STEPS = ['tell', 'give', 'vote', 'reveal'] as const;
export type Step = (typeof STEPS)[number];

/** The text of each step; where rulesets play alike they share it. */
export const TEXTS: Record<RulesetName, Record<Step, string>> = {
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

/** A row of the points table: what happens, and what each column gets for it. */
export interface Row {
  what: string;
  points: readonly string[];
}

interface PointsTable {
  columns: readonly string[];
  rows: readonly Row[];
}

const STANDARD = ['rules-col-teller', 'rules-col-finder', 'rules-col-others'];
const LONE: Row = { what: 'rules-pt-lone', points: ['4', '4', '0'] };

export const POINTS: Record<RulesetName, PointsTable> = {
  classic: {
    columns: STANDARD,
    rows: [
      { what: 'rules-pt-some', points: ['3', '3', '0'] },
      { what: 'rules-pt-all', points: ['0', '2', '2'] },
      { what: 'rules-pt-votes', points: ['–', '+1', '+1'] },
      LONE,
    ],
  },
  odyssey: {
    columns: STANDARD,
    rows: [
      { what: 'rules-pt-some', points: ['3', '3', '0'] },
      { what: 'rules-pt-all', points: ['0', '2', '2'] },
      { what: 'rules-pt-votes-capped', points: ['–', '+1', '+1'] },
      { what: 'rules-pt-sure', points: ['–', '+1', '–'] },
      LONE,
    ],
  },
  party: {
    columns: ['rules-col-each'],
    rows: [
      { what: 'rules-pt-two', points: ['2'] },
      { what: 'rules-pt-three', points: ['3'] },
      { what: 'rules-pt-four', points: ['4'] },
      { what: 'rules-pt-five', points: ['5'] },
      { what: 'rules-pt-alone', points: ['0'] },
      { what: 'rules-pt-red', points: ['0'] },
    ],
  },
  team: {
    columns: ['rules-col-team-teller', 'rules-col-team-finder', 'rules-col-team-others'],
    rows: [
      { what: 'rules-pt-team-some', points: ['3', '3', '0'] },
      { what: 'rules-pt-team-all', points: ['0', '2', '2'] },
      { what: 'rules-pt-team-mate', points: ['+1', '–', '–'] },
      { what: 'rules-pt-team-votes', points: ['–', '+1', '+1'] },
      { what: 'rules-pt-team-lone', points: ['4', '4', '0'] },
    ],
  },
};

/** The short facts of a ruleset: label and text. */
export const FACTS = ['players', 'hand', 'end'] as const;

/** What else a ruleset has to say. */
export const NOTES: Record<RulesetName, readonly string[]> = {
  classic: ['three', 'first', 'win', 'options'],
  odyssey: ['three', 'first', 'win', 'options'],
  party: ['pass', 'first', 'win', 'options-party'],
  team: ['talk', 'own', 'first', 'win', 'options'],
};

/** Pictures of our deck for the examples. */
export const PICTURES = [
  'bed-boat',
  'whale-village',
  'lighthouse-cage',
  'star-fishing',
  'giant-hand',
  'umbrella-sky',
  'elephant-rope',
].map((card) => `dreams/${card}`);
