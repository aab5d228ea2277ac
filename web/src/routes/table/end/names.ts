// The names of people at the end of a game, one’s own included.
import { list, t } from '../../../words';
import type { Folk } from '../reveal/scene';

export function listOf(folk: Folk, seats: readonly number[]): string {
  return list(seats.map((seat) => folk.names[seat] ?? ''));
}

/** Names as a record has them; who did not agree to be named is a number, in the reader’s language. */
export function fromRecord(players: readonly string[]): string[] {
  return players.map((name, seat) =>
    name === `Player ${seat + 1}` ? t('replay-player', { number: seat + 1 }) : name,
  );
}
