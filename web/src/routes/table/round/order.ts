// The order of one's hand, as the person sorted it: stored on the device; new cards come last.
import { storage as ours, type Storage } from '../../../net/storage';

const KEY = 'hand-order';

/** The hand in the stored order; other cards follow as they were dealt. */
export function ordered(hand: readonly string[], wish: readonly string[]): string[] {
  const known = wish.filter((card) => hand.includes(card));
  return [...known, ...hand.filter((card) => !known.includes(card))];
}

interface Kept {
  game: string;
  cards: string[];
}

/** The stored order for a game; only that of the newest game is stored. */
export function keptOrder(game: string, storage: Storage = ours): string[] {
  const kept = storage.read<Kept>(KEY);
  return kept?.game === game && Array.isArray(kept.cards) ? kept.cards : [];
}

export function keepOrder(game: string, cards: readonly string[], storage: Storage = ours): void {
  storage.write(KEY, { game, cards });
}
