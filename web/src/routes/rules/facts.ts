// The short facts of a ruleset, or of the rules that are in force at one table: label and text.
import type { RulesetName } from '../../net/types';
import { number, t } from '../../words';
import { knows } from '../lobby/options';
import { sayEnd } from '../lobby/say';
import type { TableRules } from './table';

export interface Fact {
  label: string;
  text: string;
}

export function factsOf(ruleset: RulesetName): Fact[] {
  return (['players', 'hand', 'end'] as const).map((fact) => ({
    label: t(`rules-fact-${fact}`),
    text: t(`rules-${fact}-${ruleset}`),
  }));
}

export function factsAtTable(ruleset: RulesetName, rules: TableRules): Fact[] {
  const kinds = rules.clue_kinds.filter((kind) => kind !== 'text');
  const facts = [
    { label: t('rules-fact-players'), text: number(rules.players) },
    // With the cards of the box nobody holds any here.
    ...(rules.hand > 0
      ? [{ label: t('rules-fact-hand'), text: t('lobby-cards', { cards: rules.hand }) }]
      : []),
    { label: t('rules-fact-end'), text: sayEnd(rules.end) },
    { label: t('rules-fact-votes'), text: t('rules-votes', { votes: votesOf(ruleset, rules) }) },
  ];
  if (knows(ruleset, 'bonus_cap')) {
    const cap = rules.bonus_cap ?? 'none';
    facts.push({ label: t('rules-fact-bonus'), text: t('rules-bonus', { cap }) });
  }
  if (rules.lone_finder) facts.push({ label: t('lobby-lone'), text: t('lobby-lone-hint') });
  facts.push({
    label: t('rules-fact-clues'),
    text: t('rules-clues', { kinds: kinds.length > 1 ? 'both' : (kinds[0] ?? 'text') }),
  });
  return facts;
}

function votesOf(ruleset: RulesetName, rules: TableRules): string {
  if (ruleset === 'party' || ruleset === 'team') return ruleset;
  return rules.double_vote ? 'double' : 'single';
}
