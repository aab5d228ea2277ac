// What is left on a table’s clock.
import type { Clocks, ClockView, Phase } from '../net/types';

export const isOverDays = (clocks: Clocks | undefined): boolean => clocks?.pace === 'over_days';

/** Over days: until when people may move, in ms; null: as long as they like. */
export function movesUntil(clock: ClockView | undefined, clocks: Clocks | undefined) {
  return isOverDays(clocks) && clock?.deadline != null ? clock.deadline * 1000 : null;
}

/** Whole seconds until the phase ends; null without a clock or over days. Constant during a pause. */
export function secondsLeft(
  clock: ClockView | undefined,
  clocks: Clocks | undefined,
  now: number,
): number | null {
  if (clock === undefined || isOverDays(clocks)) return null;
  if (clock.paused) return clock.left == null ? null : Math.ceil(clock.left);
  return clock.deadline == null ? null : Math.max(0, Math.ceil(clock.deadline - now / 1000));
}

/** The whole time of a phase’s clock, to draw the part that is left. */
export function secondsInAll(clocks: Clocks | undefined, phase: Phase | null): number | null {
  if (phase === null || phase === 'deal' || phase === 'end') return null;
  return clocks?.[phase] ?? (phase === 'reveal' ? 45 : null);
}
