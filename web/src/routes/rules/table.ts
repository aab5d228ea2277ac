// The rules of one table in the address of the rules page: written by the menu, read by the page.
import type { ClueKind, RulesetName, RulesView } from '../../net/types';
import { endChoice, readEnd } from '../lobby/options';

/** The rules that are in force at a table, as far as the rules page speaks of them. */
export type TableRules = Omit<RulesView, 'ruleset'>;

const PLAYERS: Record<RulesetName, readonly [number, number]> = {
  classic: [3, 6],
  odyssey: [3, 12],
  party: [6, 12],
  team: [6, 12],
};
const MOST = { hand: 7, cap: 99, score: 999, tellings: 20 };

/** The path of the rules page that speaks of these rules. */
export function rulesPath({ ruleset, ...rules }: RulesView): string {
  const query = new URLSearchParams({
    players: String(rules.players),
    hand: String(rules.hand),
    end: endChoice(rules.end),
    cap: String(rules.bonus_cap ?? 'none'),
    ...(rules.double_vote ? { two: '1' } : {}),
    ...(rules.lone_finder ? { lone: '1' } : {}),
    kinds: rules.clue_kinds.join('.'),
  });
  return `/rules/${ruleset}?${query}`;
}

/** What an address says of a table; null if it says nothing, or nothing that can be. */
export function readTable(ruleset: RulesetName, search: string): TableRules | null {
  const query = new URLSearchParams(search);
  const within = (text: string | null | undefined, least: number, most: number): number | null => {
    const number = /^\d{1,3}$/.test(text ?? '') ? Number(text) : NaN;
    return number >= least && number <= most ? number : null;
  };
  const players = within(query.get('players'), ...PLAYERS[ruleset]);
  const hand = within(query.get('hand'), 1, MOST.hand);
  const cap = query.get('cap') === 'none' ? 'none' : within(query.get('cap'), 0, MOST.cap);
  const [kind, number] = (query.get('end') ?? '').split(':');
  const isEnd =
    kind === 'pile' ||
    ((kind === 'score' || kind === 'tellings') && within(number, 1, MOST[kind]) !== null);
  if (players === null || hand === null || cap === null || !isEnd) return null;
  const kinds = (query.get('kinds') ?? '').split('.');
  return {
    players,
    hand,
    end: readEnd(query.get('end')!)!,
    bonus_cap: cap === 'none' ? null : cap,
    double_vote: query.get('two') === '1',
    lone_finder: query.get('lone') === '1',
    clue_kinds: (['text', 'sound', 'mime'] as ClueKind[]).filter(
      (one) => one === 'text' || kinds.includes(one),
    ),
  };
}
