// Rounds of a game over days that were revealed while this person was away: shown one by one, each as if it happened now.
import type { Pending } from '../net/outbox';
import type { Command, TableView, YouView } from '../net/types';

export class Missed {
  /** The round whose reveal is shown; null: none. */
  round: number | null = null;
  /** How many more were revealed after it; null: none is shown. */
  more: number | null = null;
  #key = '';
  #since = 0;
  #step = 0;

  /** `now` tells the server’s time in ms. */
  constructor(private readonly now: () => number) {}

  /** What to show: the table as it is, or as it was in the first reveal that this person missed. */
  shown(
    table: TableView,
    you: YouView | null,
    pending: readonly Pending[],
  ): [TableView, YouView | null] {
    const missed = you?.missed ?? null;
    [this.round, this.more] = [null, null];
    if (missed === null || you === null) return [table, you];
    const { round } = missed.game;
    // Told already, and on its way: offline, too, one tap leads on.
    const isSeen = pending.some(
      ({ frame }) =>
        frame.game === table.game_id && frame.body.do === 'see' && frame.body.round >= round,
    );
    if (isSeen) return [table, you];
    const key = `${table.game_id} ${round}`;
    if (key !== this.#key) [this.#key, this.#since, this.#step] = [key, this.now() / 1000, 0];
    [this.round, this.more] = [round, missed.more];
    const reveal = { since: this.#since, steps: missed.steps, step: this.#step, led: false };
    const awaited = you.seat === null ? [] : [you.seat];
    return [
      { ...table, stage: 'playing', game: missed.game, reveal, clock: {}, awaited },
      { ...you, game: null },
    ];
  }

  /** How to go on after the reveal that is shown. */
  get goOn(): Command {
    return this.round === null ? { do: 'press_on' } : { do: 'see', round: this.round };
  }

  /** Show this step at once. */
  goTo(step: number): void {
    this.#step = step;
  }
}
