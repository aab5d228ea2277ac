// Placing votes before they are sent: what a tap on a card does to the tokens of this person.
import type { Ballot } from '../../../net/types';

/** Votes lying on the cards, not sent yet. */
export interface Placed {
  green: readonly number[];
  red: number | null;
}

export type Colour = 'green' | 'red';

export const placedFrom = (ballot: Ballot | null): Placed => ({
  green: ballot?.green ?? [],
  red: ballot?.red ?? null,
});

/** A tap with green tokens: removes one, places one, or moves the oldest. */
export function tap(placed: Placed, number: number, most: number): Placed {
  const { green } = placed;
  if (green.includes(number)) return { ...placed, green: green.filter((one) => one !== number) };
  return { ...placed, green: [...green, number].slice(-most) };
}

/** A tap with the red token: removes or moves it; it may be on the same card as the green one. */
export function tapRed(placed: Placed, number: number): Placed {
  return { ...placed, red: placed.red === number ? null : number };
}

/** The token that the next tap places: the other one, if it is not placed yet. */
export function nextColour(placed: Placed, just: Colour): Colour {
  if (placed.green.length === 0) return 'green';
  return placed.red === null ? 'red' : just;
}

/** Whether every required vote is placed. */
export function isWhole(placed: Placed, hasRed: boolean): boolean {
  return placed.green.length > 0 && (!hasRed || placed.red !== null);
}

/** Whether no vote is left to place. */
export function isFull(placed: Placed, most: number, hasRed: boolean): boolean {
  return placed.green.length === most && (!hasRed || placed.red !== null);
}

/** The same votes? In which order they were put does not matter. */
export function same(one: Placed, other: Placed): boolean {
  const greens = (placed: Placed): string => [...placed.green].sort((a, b) => a - b).join(' ');
  return greens(one) === greens(other) && one.red === other.red;
}
