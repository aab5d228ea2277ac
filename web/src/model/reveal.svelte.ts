// How far a reveal is. The table tells its steps and since when, so that all devices show the same one.
import type { RevealStep, RevealView } from '../net/types';

export type Shows = RevealStep['shows'];

/** What of a revealed round may be seen already. */
export interface Shown {
  /** The newest step; null when all of it may be seen. */
  readonly step: RevealStep | null;
  /** Has a step begun that shows this? */
  reached(shows: Shows): boolean;
  /** May it be seen whose card this is? */
  tells(number: number): boolean;
}

/** A round of which everything may be seen: an earlier one, or one in a record. */
export const EVERYTHING: Shown = { step: null, reached: () => true, tells: () => true };

/** The index of the step to show, so many seconds after the reveal began. */
export function stepAt({ steps, step, led }: RevealView, seconds: number): number {
  const passed = led ? 0 : steps.findLastIndex(({ at }) => at <= seconds);
  return Math.min(Math.max(passed, step, 0), steps.length - 1);
}

/** The reveal of one table; with no reveal to follow everything may be seen. */
export class RevealProgress implements Shown {
  #view = $state.raw<RevealView | null>(null);
  #index = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `now` tells the server’s time in ms. */
  constructor(private readonly now: () => number) {}

  step: RevealStep | null = $derived(this.#view?.steps[this.#index] ?? null);
  /** The index of the last step, and of the next one to show; what a host asks for. */
  last: number = $derived((this.#view?.steps.length ?? 1) - 1);
  next: number = $derived(Math.min(this.#index + 1, this.last));
  /** The index of the newest step; -1 when there is no reveal. */
  index: number = $derived(this.#view === null ? -1 : this.#index);
  led: boolean = $derived(this.#view?.led ?? false);
  done: boolean = $derived(this.reached('track'));

  reached(shows: Shows): boolean {
    return this.#soFar((step) => step.shows === shows);
  }

  tells(number: number): boolean {
    return this.#soFar((step) => step.cards?.includes(number) ?? false);
  }

  /** Follow the newest view, or the clock that was set right. */
  follow(view: RevealView | null = this.#view): void {
    clearTimeout(this.#timer);
    this.#view = view;
    if (view === null) return;
    this.#index = stepAt(view, this.now() / 1000 - view.since);
    const next = view.steps[this.#index + 1];
    if (next === undefined || view.led) return;
    const wait = (view.since + next.at) * 1000 - this.now();
    this.#timer = setTimeout(() => this.follow(), Math.max(1, Math.ceil(wait)));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #soFar(holds: (step: RevealStep) => boolean): boolean {
    return this.#view === null || this.#view.steps.slice(0, this.#index + 1).some(holds);
  }
}
