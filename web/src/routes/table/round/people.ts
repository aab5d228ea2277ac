// People of a round in words: their names where “you” is one of them, and the sentence of who still thinks.
import type { TableModel } from '../../../model/table.svelte';
import { list, t } from '../../../words';
import { thinkers, type Thinking } from './thinking';

/** More names than this are shown as a number. */
const FEW = 2;

/** The name under a rabbit: “You” for oneself, “You two” for one's own team. */
export function nameOf(model: TableModel, seats: readonly number[]): string {
  if (model.seat !== null && seats.includes(model.seat)) {
    return t(seats.length > 1 ? 'round-you-two' : 'round-you');
  }
  return list(seats.map((seat) => model.seatName(seat)));
}

/** Who is still choosing or voting: by name while they are few, else how many are done. */
export function stillThinking(model: TableModel): string {
  const when = model.phase ?? 'give';
  const who = thinkers(model);
  const awake = who.filter(({ mood }) => mood !== 'asleep');
  const isMine = ({ seats }: Thinking): boolean =>
    model.seat !== null && seats.includes(model.seat) && model.isAwaited;
  const others = awake.filter((one) => !isMine(one));
  if (awake.length === 0) return t('round-everyone-done');
  if (awake.length === who.length && awake.length > FEW) return t('round-nobody-done', { when });
  if (awake.length > FEW) {
    return t('round-done-count', { done: who.length - awake.length, of: who.length });
  }
  if (others.length === 0) return t('round-still-you', { when });
  const seats = others.flatMap((one) => one.seats.filter((seat) => model.awaited.includes(seat)));
  const names = list(seats.map((seat) => model.seatName(seat)));
  if (others.length < awake.length) return t('round-still-both', { when, names });
  if (seats.length > 1) return t('round-still-many', { when, names });
  return t('round-still-one', { when, name: names });
}
