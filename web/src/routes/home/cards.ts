// The cards of the home page: a clue that fits exactly one of five, or else some cards to look at.
import * as api from '../../net/api';

export interface Shown {
  picture: string;
  description: Record<string, string>;
}

/** Five cards; with a clue (`home-clue-…`) they are a puzzle, and one of them fits it. */
export interface Spread {
  cards: Shown[];
  clue: number | null;
  fits: number | null;
}

const NUMBER = 5;
/** By the number of the clue: the card of the painted deck that fits, and four that do not. */
export const PUZZLES: Record<number, readonly [string, ...string[]]> = {
  1: ['snail-library', 'fox-galaxy', 'desert-tap', 'frozen-wave', 'elephant-rope'],
  2: ['keyhole-moon', 'cat-city', 'desert-tap', 'tea-volcano', 'elephant-rope'],
  3: ['elephant-rope', 'whale-village', 'fishbowl-head', 'apple-door', 'snow-globe'],
  4: ['tea-volcano', 'fox-galaxy', 'frozen-wave', 'piano-road', 'apple-door'],
  5: ['piano-road', 'cat-city', 'frozen-wave', 'desert-tap', 'snow-globe'],
  6: ['umbrella-sky', 'snail-library', 'toy-giant', 'whale-village', 'keyhole-moon'],
};

/** Some different items of a list, in random order. */
export function some<T>(from: readonly T[], number: number, random = Math.random): T[] {
  const rest = [...from];
  const taken: T[] = [];
  while (taken.length < number && rest.length > 0) {
    taken.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return taken;
}

/** A puzzle of these cards, or if some are missing, any five of them. */
export function spread(cards: readonly Shown[], random = Math.random): Spread {
  const [clue] = some(Object.keys(PUZZLES).map(Number), 1, random);
  const named = PUZZLES[clue!]!.map((id) =>
    cards.find(({ picture }) => picture.endsWith(`/${id}`)),
  ).filter((card) => card !== undefined);
  if (named.length < NUMBER) return { cards: some(cards, NUMBER, random), clue: null, fits: null };
  const shuffled = some(named, NUMBER, random);
  return { cards: shuffled, clue: clue!, fits: shuffled.indexOf(named[0]!) };
}

/** Five cards of a public deck; null if the server does not answer. */
export async function fetchSpread(): Promise<Spread | null> {
  const listed = await api.decks();
  const deck = listed.ok ? listed.value.find((one) => one.public && one.cards >= NUMBER) : null;
  if (!deck) return null;
  const answer = await api.deck(deck.id);
  return answer.ok ? spread(answer.value.cards) : null;
}
