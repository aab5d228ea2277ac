// Unanswered commands: stored on the device, so that a reload loses none of them.
import { refuse } from './refusal';
import type { Storage } from './storage';
import type { Command, Do, Refusal } from './types';

/** A command that is not answered yet. */
export interface Pending {
  readonly frame: Do;
  /** The person who sent it, null for a TV; a command is never sent for somebody else. */
  readonly person: string | null;
  /** When it was added, in milliseconds since 1970. */
  readonly askedAt: number;
  /** When it was last sent; null: not yet. */
  sentAt: number | null;
}

type Settle = (refusal: Refusal | null) => void;

/** Commands older than this are dropped. */
const STALE_MS = 30 * 60_000;
/** Over days the moves are kept for as long as the longest limit: each is for one phase alone. */
const STALE_MOVE_MS = 7 * 24 * 3600_000;
const MOVES: ReadonlySet<Command['do']> = new Set(['tell', 'give', 'take_back', 'vote', 'see']);

// Commands with a complete choice: a newer one replaces an older one.
const WHOLE: ReadonlySet<Command['do']> = new Set([
  'give',
  'vote',
  'configure',
  'arrange',
  'rename',
  'sit',
]);

/** The unanswered commands of one table, oldest first. */
export class Outbox {
  #waiting: Pending[];
  readonly #settlers = new Map<string, Settle[]>();

  constructor(
    private readonly storage: Storage,
    private readonly key: string,
    now: number,
    overDays = false,
  ) {
    const lasts = ({ frame }: Pending): number =>
      overDays && MOVES.has(frame.body.do) ? STALE_MOVE_MS : STALE_MS;
    const kept = storage.read<Pending[]>(key);
    this.#waiting = (Array.isArray(kept) ? kept : [])
      .filter((one) => now - one.askedAt < lasts(one))
      .map((one) => ({ ...one, sentAt: null }));
    this.#keep();
  }

  get waiting(): readonly Pending[] {
    return this.#waiting;
  }

  /** Add a command until it is answered; resolves to the refusal, or to null if it was accepted. */
  add(frame: Do, person: string | null, now: number): Promise<Refusal | null> {
    const settlers = this.#replace(frame);
    this.#waiting = [...this.#waiting, { frame, person, askedAt: now, sentAt: null }];
    this.#keep();
    return new Promise((resolve) => this.#settlers.set(frame.cmd_id, [...settlers, resolve]));
  }

  /** Settle a command with its answer; returns the command, or null if it is not waiting. */
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

  /** Drop the commands of other people on this device. */
  onlyOf(person: string | null): void {
    for (const one of this.#waiting) {
      if (one.person !== person) this.answer(one.frame.cmd_id, refuse('not_at_the_table'));
    }
  }

  /** Mark everything as unsent, since the socket is closed. */
  unsend(): void {
    for (const one of this.#waiting) one.sentAt = null;
  }

  /**
   * Drop older commands of the same kind for the same moment. Also those already sent: repeated
   * after the newer one was accepted, they would undo it. Their callers wait for the newer one.
   */
  #replace(frame: Do): Settle[] {
    if (!WHOLE.has(frame.body.do)) return [];
    const older = this.#waiting.filter(
      ({ frame: other }) =>
        other.body.do === frame.body.do &&
        other.person === frame.person &&
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
