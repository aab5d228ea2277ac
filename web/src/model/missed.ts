// Rounds of a game over days that were revealed while this person was away: shown one by one, each as if it happened now.
import type { Pending } from '../net/outbox';
import type { Command, TableView, YouView } from '../net/types';
import type { ConnectionState } from '../net/world';

/** Whether this person looks at what they missed, is asked first, or goes on with the game first. */
export type Mode = 'look' | 'ask' | 'later';

const LONG_MS = 10 * 60_000;

export class Missed {
  mode: Mode = 'look';
  /** The rounds that this person has not seen yet. */
  rounds: readonly number[] = [];
  /** The round whose reveal is shown; null: none. */
  round: number | null = null;
  /** How many more were revealed after it; null: none is shown. */
  more: number | null = null;
  #chose = false;
  #key = '';
  #since = 0;
  #step = 0;

  /** `now` tells the server’s time in ms. */
  constructor(private readonly now: () => number) {}

  /** A view comes: whoever was away and is awaited, or missed more than one round, is asked first. */
  arrive(connection: ConnectionState, table: TableView, you: YouView | null): void {
    const wasAway = connection.name === 'away' && this.now() - connection.since > LONG_MS;
    if (wasAway) this.#chose = false;
    const isComing = connection.name === 'connecting' || wasAway;
    if (!isComing || this.#chose || !you?.missed) return;
    const isPlaying = table.stage === 'playing' && you.seat !== null;
    const isAwaited = isPlaying && table.awaited.includes(you.seat!);
    this.mode = isAwaited || you.missed.more > 0 ? 'ask' : 'look';
  }

  choose(mode: 'look' | 'later'): void {
    [this.mode, this.#chose] = [mode, true];
  }

  /** What to show: the table as it is, or as it was in the first reveal that this person missed. */
  shown(
    table: TableView,
    you: YouView | null,
    pending: readonly Pending[],
  ): [TableView, YouView | null] {
    const missed = you?.missed ?? null;
    [this.round, this.more, this.rounds] = [null, null, []];
    if (missed === null || you === null) {
      this.mode = 'look'; // the next one is shown when it comes
      return [table, you];
    }
    const { round } = missed.game;
    // Told already, and on its way: offline, too, one tap leads on.
    const isSeen = pending.some(
      ({ frame }) =>
        frame.game === table.game_id && frame.body.do === 'see' && frame.body.round >= round,
    );
    if (isSeen) return [table, you];
    this.rounds = Array.from({ length: missed.more + 1 }, (_, at) => round + at);
    if (this.mode !== 'look') return [table, you];
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
