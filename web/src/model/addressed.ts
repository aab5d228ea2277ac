// Chooses how a sentence about some seats speaks: of others by name, and to oneself as “you”.
import type { Team } from './teams';

/** Whom a sentence is about; the messages have a variant for each. */
export type Who = 'you' | 'your-team' | 'you-and' | 'player' | 'team' | 'several';

/** Who they are for the viewer at seat `me`, and which of them are named. */
export function addressed(
  seats: readonly number[],
  me: number | null,
  teams: readonly Team[] = [],
): { who: Who; named: number[] } {
  const sideOf = (seat: number): readonly number[] =>
    teams.find((team) => team.seats.includes(seat))?.seats ?? [seat];
  const oneSide = seats.every((seat) => sideOf(seats[0]!).includes(seat));
  if (me === null || !seats.includes(me)) {
    if (!oneSide) return { who: 'several', named: [...seats] };
    return { who: seats.length > 1 ? 'team' : 'player', named: [...seats] };
  }
  if (oneSide) return { who: seats.length > 1 ? 'your-team' : 'you', named: [...seats] };
  return { who: 'you-and', named: seats.filter((seat) => !sideOf(me).includes(seat)) };
}
