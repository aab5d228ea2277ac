// Recorded clues on their way: a ticket, then the bytes, tried again until they are there or are refused.
import { call, read, safe, type Answer } from './api';
import { refuse } from './refusal';
import { address } from './root';
import type { ClueKind } from './types';

export type RecordedKind = Exclude<ClueKind, 'text'>;

export interface Ticket {
  ticket: string;
  max_bytes: number;
  max_seconds: number;
}

/** A recording that the server has. */
export interface Brought {
  recording: string;
  kind: RecordedKind;
  seconds: number;
}

/** What a delivery needs of the world. */
export interface Road {
  ask: (kind: RecordedKind) => Promise<Answer<Ticket>>;
  /** Send the bytes; `progress` hears the part that has gone, from 0 to 1. */
  put: (
    ticket: string,
    bytes: Blob,
    progress: (part: number) => void,
    stop: AbortSignal,
  ) => Promise<Answer<Brought>>;
  /** Call after so many milliseconds; the answer forgets it. */
  later: (ms: number, what: () => void) => () => void;
  random: () => number;
}

/** What a person is told: the part that has gone, and whether the network is gone meanwhile. */
export interface OnItsWay {
  part: number;
  waits: boolean;
}

const FIRST_MS = 500;
const LONGEST_MS = 10_000;
/** Bytes that do not move for so long are on a line that is dead. */
const STALLED_MS = 15_000;
/** Not now, but soon. */
const PASSING = new Set(['no_answer', 'too_fast', 'try_again']);
/** A server that has lost a ticket gives another one; more often than this it does not want to. */
const MOST_TICKETS = 2;

/** Where a recording can be heard or seen; at a table its code lets in those who only watch. */
export const recordingAddress = (id: string, table?: string): string =>
  address(`/api/recordings/${safe(id)}${table === undefined ? '' : `?table=${safe(table)}`}`);

/** One recording for one telling. However often it is sent, it comes to the table once. */
export class Delivery {
  #ticket: Ticket | null = null;
  #tickets = 0;
  #under: Promise<Answer<Brought>> | null = null;
  #brought: Brought | null = null;
  #stop = new AbortController();
  #hurry: (() => void) | null = null;

  constructor(
    readonly kind: RecordedKind,
    readonly bytes: Blob,
    private readonly road: Road,
    public hear: (way: OnItsWay) => void = () => {},
  ) {}

  /** Bring it there; asked again while it is under way, or when it is there, the answer is the same. */
  send(): Promise<Answer<Brought>> {
    if (this.#brought !== null) return Promise.resolve({ ok: true, value: this.#brought });
    if (this.#under === null) {
      this.#stop = new AbortController();
      this.#under = this.#bring(this.#stop.signal).finally(() => (this.#under = null));
    }
    return this.#under;
  }

  /** The network is back: do not wait any longer. */
  wake(): void {
    this.#hurry?.();
  }

  /** Leave it for now: sent again, it goes on with the same ticket. */
  stop(): void {
    this.#stop.abort();
    this.#hurry?.();
  }

  async #bring(stop: AbortSignal): Promise<Answer<Brought>> {
    for (let tries = 0; ; tries += 1) {
      if (stop.aborted) return stopped();
      const answer = await this.#try(stop);
      if (answer.ok) {
        this.#brought = answer.value;
        return answer;
      }
      if (stop.aborted) return stopped();
      const { code } = answer.refusal;
      if (code === 'ticket_unknown' && this.#tickets < MOST_TICKETS) this.#ticket = null;
      else if (!PASSING.has(code)) return answer;
      this.hear({ part: 0, waits: true });
      await this.#pause(tries, stop);
    }
  }

  async #try(stop: AbortSignal): Promise<Answer<Brought>> {
    if (this.#ticket === null) {
      const asked = await this.road.ask(this.kind);
      if (!asked.ok) return asked;
      this.#ticket = asked.value;
      this.#tickets += 1;
    }
    const { ticket, max_bytes } = this.#ticket;
    // Not worth minutes of somebody's line: the server would stop reading there.
    if (this.bytes.size > max_bytes) return { ok: false, refusal: tooLarge(max_bytes) };
    this.hear({ part: 0, waits: false });
    const progress = (part: number): void => this.hear({ part, waits: false });
    return this.road.put(ticket, this.bytes, progress, stop);
  }

  /** Longer from time to time, and not at the same moment as everybody else. */
  #pause(tries: number, stop: AbortSignal): Promise<void> {
    const ms = Math.min(LONGEST_MS, FIRST_MS * 2 ** tries) * (0.7 + 0.6 * this.road.random());
    return new Promise((resolve) => {
      const forget = this.road.later(ms, () => this.#hurry?.());
      this.#hurry = () => {
        forget();
        this.#hurry = null;
        resolve();
      };
      if (stop.aborted) this.#hurry();
    });
  }
}

const stopped = (): Answer<never> => ({ ok: false, refusal: refuse('upload_stopped') });
const tooLarge = (bytes: number) =>
  refuse('recording_too_large', { most: Math.max(1, Math.floor(bytes / 1_000_000)) });

/** The real road to a table. */
export function roadTo(code: string): Road {
  const table = `/api/tables/${safe(code)}/recordings`;
  return {
    ask: (kind) => call('POST', table, { kind }),
    put: (ticket, bytes, progress, stop) =>
      put(address(`${table}/${safe(ticket)}`), bytes, progress, stop),
    later: (ms, what) => {
      const timer = setTimeout(what, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  };
}

function put(
  url: string,
  bytes: Blob,
  progress: (part: number) => void,
  stop: AbortSignal,
): Promise<Answer<Brought>> {
  // fetch cannot tell how much has been sent.
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const alive = (): void => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALLED_MS);
    };
    const settle = (answer: Answer<Brought>): void => {
      clearTimeout(stalled);
      stop.removeEventListener('abort', leave);
      resolve(answer);
    };
    const leave = (): void => request.abort();
    const failed = (): void => settle({ ok: false, refusal: refuse('no_answer') });
    request.open('PUT', url);
    request.setRequestHeader('content-type', bytes.type || 'application/octet-stream');
    request.upload.onprogress = (event) => {
      alive();
      if (event.lengthComputable) progress(event.loaded / event.total);
    };
    request.onload = () => settle(read<Brought>(request.status, request.responseText));
    request.onerror = failed;
    request.onabort = failed;
    stop.addEventListener('abort', leave);
    alive();
    request.send(bytes);
  });
}
