// The options of a table as choices in a list, and which of them a ruleset knows.
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

/** The options that stay when another ruleset is chosen; its own end and cap are the usual ones there. */
export function carriedOver(options: Options, ruleset: RulesetName): Options {
  const { end: _, bonus_cap: __, ...kept } = options;
  for (const option of ALL) if (!knows(ruleset, option)) delete (kept as Options)[option];
  return kept;
}

/** Some options, one of them changed; undefined: as the ruleset has it. */
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

/** When a game ends, as a short text that a list can hold; '' stands for the ruleset's own way. */
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

/** The ends to choose from, with the one that holds, wherever it came from. */
export const endChoices = (end: Options['end']): string[] => withOwn(ENDS, endChoice(end));

export const withOwn = <T>(choices: readonly T[], own: T): T[] =>
  choices.includes(own) ? [...choices] : [...choices, own];

/** The usual end of each ruleset, to name it. */
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

/** Words are always allowed; the others come on top, in a fixed order. */
export function withKind(kinds: readonly ClueKind[], kind: ClueKind, on: boolean): ClueKind[] {
  const wanted = new Set<ClueKind>([...kinds, 'text']);
  if (on) wanted.add(kind);
  else if (kind !== 'text') wanted.delete(kind);
  return (['text', 'sound', 'mime'] as const).filter((one) => wanted.has(one));
}

/** As the server has it when nothing is said. */
const USUAL_CLOCKS: Record<keyof Clocks, number | null> = {
  tell: null,
  give: null,
  vote: null,
  reveal: 45,
};

/** How long a phase may take; null: as long as it takes. */
export function secondsOf(clocks: Clocks, phase: keyof Clocks): number | null {
  const set = clocks[phase];
  return set === undefined ? USUAL_CLOCKS[phase] : set;
}
