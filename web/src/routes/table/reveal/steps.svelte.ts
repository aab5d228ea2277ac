// The steps of a reveal in time: quiet, glow, owners, votes, points. Under six seconds, and skipped by a tap.
import { revealTimes } from '../../../ui/moves';

export type Step = 'quiet' | 'glow' | 'owners' | 'votes' | 'points' | 'done';
const ORDER: readonly Step[] = ['quiet', 'glow', 'owners', 'votes', 'points', 'done'];

export class RevealSteps {
  step = $state<Step>('done');
  /** How many cards have their votes on them. */
  landed = $state(0);
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Start; `on` is called with each step that is reached by time. */
  start(cards: number, players: number, on: (step: Step) => void = () => {}): void {
    this.stop();
    const times = revealTimes(cards, players);
    this.step = 'quiet';
    this.landed = 0;
    const at = (ms: number, step: Step): void => this.#at(ms, () => ((this.step = step), on(step)));
    at(times.glow, 'glow');
    at(times.owner(0), 'owners');
    at(times.tokens(0), 'votes');
    for (let card = 0; card < cards; card += 1) {
      this.#at(times.tokens(card), () => (this.landed = card + 1));
    }
    at(times.points, 'points');
    at(times.end, 'done');
  }

  /** All of it, now. */
  skip(): void {
    this.stop();
    this.step = 'done';
    this.landed = Infinity;
  }

  stop(): void {
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#timers = [];
  }

  /** Whether this step has begun. */
  reached(step: Step): boolean {
    return ORDER.indexOf(this.step) >= ORDER.indexOf(step);
  }

  #at(ms: number, act: () => void): void {
    this.#timers.push(setTimeout(act, ms));
  }
}
