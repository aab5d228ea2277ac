// Commands asked and not yet answered: kept on the device, so that a reload loses none of them.
import { refuse } from './refusal';
import type { Storage } from './storage';
import type { Command, Do, Refusal } from './types';

/** A command on its way. */
export interface Pending {
  readonly frame: Do;
  /** Who asked; a command is never sent for somebody else. */
  readonly person: string;
  /** When it was asked, in milliseconds since 1970. */
  readonly askedAt: number;
  /** When it was last put on a socket; null: not yet. */
  sentAt: number | null;
}

type Settle = (refusal: Refusal | null) => void;

/** What is older than this was asked for a table that nobody remembers. */
const STALE_MS = 30 * 60_000;

// Commands that say the whole of what is wanted: a newer one stands for the older.
const WHOLE: ReadonlySet<Command['do']> = new Set([
  'give',
  'vote',
  'configure',
  'arrange',
  'rename',
  'sit',
]);

/** The commands of one table that wait for an answer, oldest first. */
export class Outbox {
  #waiting: Pending[];
  readonly #settlers = new Map<string, Settle[]>();

  constructor(
    private readonly storage: Storage,
    private readonly key: string,
    now: number,
  ) {
    const kept = storage.read<Pending[]>(key);
    this.#waiting = (Array.isArray(kept) ? kept : [])
      .filter((one) => now - one.askedAt < STALE_MS)
      .map((one) => ({ ...one, sentAt: null }));
    this.#keep();
  }

  get waiting(): readonly Pending[] {
    return this.#waiting;
  }

  /** Keep a command until it is answered; the promise tells the answer, null for done. */
  add(frame: Do, person: string, now: number): Promise<Refusal | null> {
    const settlers = this.#replace(frame);
    this.#waiting = [...this.#waiting, { frame, person, askedAt: now, sentAt: null }];
    this.#keep();
    return new Promise((resolve) => this.#settlers.set(frame.cmd_id, [...settlers, resolve]));
  }

  /** The answer to a command; gives the command back, or null when nobody waits for it. */
  answer(cmdId: string, refusal: Refusal | null): Pending | null {
    const found = this.#waiting.find((one) => one.frame.cmd_id === cmdId) ?? null;
    if (found !== null) {
      this.#waiting = this.#waiting.filter((one) => one !== found);
      this.#keep();
      this.#settlers.get(cmdId)?.forEach((settle) => settle(refusal));
      this.#settlers.delete(cmdId);
    }
    return found;
  }

  /** Drop what another person asked on this device. */
  onlyOf(person: string | null): void {
    for (const one of this.#waiting) {
      if (one.person !== person) this.answer(one.frame.cmd_id, refuse('not_at_the_table'));
    }
  }

  /** The socket is gone: everything has to be sent again. */
  unsend(): void {
    for (const one of this.#waiting) one.sentAt = null;
  }

  /**
   * Forget older wishes of the same kind for the same moment. Also those already sent: sent again
   * after the newer one was kept, they would undo it. Whoever waited for them waits for the newer.
   */
  #replace(frame: Do): Settle[] {
    if (!WHOLE.has(frame.body.do)) return [];
    const older = this.#waiting.filter(
      ({ frame: other }) =>
        other.body.do === frame.body.do &&
        other.game === frame.game &&
        other.round === frame.round &&
        other.phase === frame.phase,
    );
    this.#waiting = this.#waiting.filter((one) => !older.includes(one));
    return older.flatMap(({ frame: { cmd_id } }) => {
      const settlers = this.#settlers.get(cmd_id) ?? [];
      this.#settlers.delete(cmd_id);
      return settlers;
    });
  }

  #keep(): void {
    if (this.#waiting.length > 0) this.storage.write(this.key, this.#waiting);
    else this.storage.remove(this.key);
  }
}
