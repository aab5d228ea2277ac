// The options of a table as choices of a list, and which of them a ruleset has.
import type { Clocks, ClueKind, EndAt, Options, RulesetName } from '../../net/types';

type Special = 'lone_finder' | 'bonus_cap' | 'double_vote';

const KNOWN: Record<RulesetName, readonly Special[]> = {
  classic: ['lone_finder', 'bonus_cap'],
  odyssey: ['lone_finder', 'bonus_cap', 'double_vote'],
  party: [],
  team: ['lone_finder', 'bonus_cap'],
};
const ALL: readonly Special[] = ['lone_finder', 'bonus_cap', 'double_vote'];

export const knows = (ruleset: RulesetName, option: Special): boolean =>
  KNOWN[ruleset].includes(option);

/** The options that stay when another ruleset is chosen; end and cap are reset to its defaults. */
export function carriedOver(options: Options, ruleset: RulesetName): Options {
  const { end: _, bonus_cap: __, ...kept } = options;
  for (const option of ALL) if (!knows(ruleset, option)) delete (kept as Options)[option];
  return kept;
}

/** The options with one of them changed; undefined: the ruleset's default. */
export function changed<Key extends keyof Options>(
  options: Options,
  key: Key,
  value: Options[Key] | undefined,
): Options {
  const next = { ...options };
  if (value === undefined) delete next[key];
  else next[key] = value;
  return next;
}

/** The end of a game as the value of a list item; '' is the ruleset's default. */
export function endChoice(end: Options['end']): string {
  if (end === undefined) return '';
  if (end === 'pile') return end;
  return end.score != null ? `score:${end.score}` : `tellings:${end.tellings}`;
}

export function readEnd(choice: string): 'pile' | EndAt | undefined {
  if (choice === '') return undefined;
  if (choice === 'pile') return choice;
  const [kind, number] = choice.split(':') as ['score' | 'tellings', string];
  return { [kind]: Number(number) };
}

const ENDS = ['', 'pile', 'score:20', 'score:30', 'score:40', 'score:50'].concat([
  'tellings:1',
  'tellings:2',
  'tellings:3',
  'tellings:4',
]);

/** The ends to choose from, including the current one. */
export const endChoices = (end: Options['end']): string[] => withOwn(ENDS, endChoice(end));

export const withOwn = <T>(choices: readonly T[], own: T): T[] =>
  choices.includes(own) ? [...choices] : [...choices, own];

/** The default end of each ruleset. */
export const USUAL_END: Record<RulesetName, 'pile' | EndAt> = {
  classic: 'pile',
  odyssey: { score: 30 },
  party: { tellings: 1 },
  team: { tellings: 1 },
};
export const USUAL_CAP: Record<RulesetName, number | null> = {
  classic: null,
  odyssey: 3,
  party: null,
  team: 3,
};

/** Add or remove a kind of clue; text is always allowed. */
export function withKind(kinds: readonly ClueKind[], kind: ClueKind, on: boolean): ClueKind[] {
  const wanted = new Set<ClueKind>([...kinds, 'text']);
  if (on) wanted.add(kind);
  else if (kind !== 'text') wanted.delete(kind);
  return (['text', 'sound', 'mime'] as const).filter((one) => wanted.has(one));
}

/** The server's defaults. */
const USUAL_CLOCKS: Record<Exclude<keyof Clocks, 'pace'>, number | null> = {
  tell: null,
  give: null,
  vote: null,
  reveal: 45,
};

/** How long a phase may take; null: no limit. */
export function secondsOf(clocks: Clocks, phase: keyof typeof USUAL_CLOCKS): number | null {
  const set = clocks[phase];
  return set === undefined ? USUAL_CLOCKS[phase] : set;
}
