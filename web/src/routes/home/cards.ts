// Chooses random cards for the home page.
import * as api from '../../net/api';

export interface Shown {
  picture: string;
  description: Record<string, string>;
}

/** Some different items of a list, in random order. */
export function some<T>(from: readonly T[], number: number, random = Math.random): T[] {
  const rest = [...from];
  const taken: T[] = [];
  while (taken.length < number && rest.length > 0) {
    taken.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return taken;
}

/** Some cards of a public deck; none if the server does not answer. */
export async function someCards(number: number): Promise<Shown[]> {
  const listed = await api.decks();
  const deck = listed.ok ? listed.value.find((one) => one.public && one.cards >= number) : null;
  if (!deck) return [];
  const answer = await api.deck(deck.id);
  return answer.ok ? some(answer.value.cards, number) : [];
}
