// A round of the physical game while it is entered: whose cards are missing, who votes, what is missing.
import type { PaperRound, ScoreForm } from '../net/api';

/** A round as far as it has been entered. */
export interface Draft {
  storyteller: string | null;
  cards: Record<number, string>;
  votes: Record<string, number[]>;
  red: number | null;
}

export const emptyDraft = (storyteller: string | null = null): Draft => ({
  storyteller,
  cards: {},
  votes: {},
  red: null,
});

/** The numbers on the table. */
export const numbers = (form: ScoreForm): number[] =>
  Array.from({ length: form.cards }, (_, at) => at + 1);

/** Whether points depend on whose cards are whose; those with a red vote do not. */
export const asksOwners = (form: ScoreForm): boolean => !form.red_vote;

/** The numbers of somebody’s cards. */
export const cardsOf = (draft: Draft, name: string): number[] =>
  Object.entries(draft.cards)
    .filter(([, owner]) => owner === name)
    .map(([number]) => Number(number));

/** How many cards somebody has on the table once all are entered. */
export function due(form: ScoreForm, draft: Draft, name: string): number {
  if (name === draft.storyteller) return 1;
  const mate = form.partners[name];
  if (mate === undefined || mate === draft.storyteller) return form.gives;
  // One of every other pair gives: none are due from the partner of somebody who has given.
  return cardsOf(draft, mate).length > 0 ? 0 : 1;
}

/** Enter whose card a number is; it replaces another owner, and nobody gets more cards than are due. */
export function nameCard(form: ScoreForm, draft: Draft, name: string, number: number): Draft {
  const cards = { ...draft.cards };
  const had = cards[number];
  delete cards[number];
  if (had !== name) {
    const mate = form.partners[name];
    const freed = mate === undefined || mate === draft.storyteller ? name : mate;
    if (freed !== name && name !== draft.storyteller) drop(cards, freed, 0);
    drop(cards, name, Math.max(1, due(form, { ...draft, cards }, name)) - 1);
    cards[number] = name;
  }
  return tidy(form, { ...draft, cards });
}

function drop(cards: Record<number, string>, name: string, keep: number): void {
  const own = Object.keys(cards)
    .map(Number)
    .filter((number) => cards[number] === name);
  own.slice(0, Math.max(0, own.length - keep)).forEach((number) => delete cards[number]);
}

/** Enter the last card, if only one owner is possible; in pairs it may be either partner’s. */
export function nameLast(form: ScoreForm, players: readonly string[], draft: Draft): Draft {
  const free = numbers(form).filter((number) => draft.cards[number] === undefined);
  const open = players.filter((name) => cardsOf(draft, name).length < due(form, draft, name));
  if (free.length !== 1 || open.length !== 1) return draft;
  return tidy(form, { ...draft, cards: { ...draft.cards, [free[0]!]: open[0]! } });
}

/** Who votes, as far as the cards are entered. */
export function votersOf(form: ScoreForm, players: readonly string[], draft: Draft): string[] {
  const owners = Object.values(draft.cards);
  if (form.voters === 'everyone') return [...players];
  if (form.voters === 'others') return players.filter((name) => name !== draft.storyteller);
  const mate = form.partners[draft.storyteller ?? ''];
  return players.filter(
    (name) => name !== draft.storyteller && name !== mate && !owners.includes(name),
  );
}

/** Add or remove a vote; a vote too many replaces the oldest one. */
export function vote(form: ScoreForm, draft: Draft, name: string, number: number): Draft {
  const had = draft.votes[name] ?? [];
  const now = had.includes(number)
    ? had.filter((one) => one !== number)
    : [...had, number].slice(-form.votes);
  return { ...draft, votes: { ...draft.votes, [name]: now } };
}

/** Remove votes that no longer fit the cards. */
function tidy(form: ScoreForm, draft: Draft): Draft {
  const votes = Object.entries(draft.votes).map(([name, cast]) => [
    name,
    form.own_card ? cast : cast.filter((number) => draft.cards[number] !== name),
  ]);
  return { ...draft, votes: Object.fromEntries(votes) };
}

export type Missing =
  | { what: 'teller' }
  | { what: 'cards'; count: number }
  | { what: 'votes'; names: string[] }
  | { what: 'red' };

/** What has to be entered before the round can be scored; null: nothing. */
export function missing(form: ScoreForm, players: readonly string[], draft: Draft): Missing | null {
  if (draft.storyteller === null) return { what: 'teller' };
  const count = form.cards - Object.keys(draft.cards).length;
  if (count > 0 && asksOwners(form)) return { what: 'cards', count };
  const names = votersOf(form, players, draft).filter((name) => !draft.votes[name]?.length);
  if (names.length > 0) return { what: 'votes', names };
  return form.red_vote && draft.red === null ? { what: 'red' } : null;
}

/** The round as the server reads it; votes of people who do not vote are left out. */
export function finished(form: ScoreForm, players: readonly string[], draft: Draft): PaperRound {
  const votes = votersOf(form, players, draft).map((name) => [name, draft.votes[name] ?? []]);
  return {
    storyteller: draft.storyteller ?? '',
    cards: asksOwners(form)
      ? draft.cards
      : Object.fromEntries(players.map((name, at) => [at + 1, name])),
    votes: Object.fromEntries(votes),
    ...(form.red_vote ? { red: draft.red } : {}),
  };
}

/** A scored round as a draft, to correct it. */
export const reopened = (round: PaperRound): Draft => ({ ...round, red: round.red ?? null });
