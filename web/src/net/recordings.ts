// Uploads recorded clues: a ticket, then the bytes, repeated until they are accepted or refused.
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

/** An uploaded recording. */
export interface UploadedRecording {
  recording: string;
  kind: RecordedKind;
  seconds: number;
}

/** The environment of an upload; tests have their own. */
export interface Transport {
  ask: (kind: RecordedKind) => Promise<Answer<Ticket>>;
  /** Send the bytes; `progress` gets the part that was sent, from 0 to 1. */
  put: (
    ticket: string,
    bytes: Blob,
    progress: (part: number) => void,
    stop: AbortSignal,
  ) => Promise<Answer<UploadedRecording>>;
  /** Call a function after some milliseconds; returns a function that cancels it. */
  later: (ms: number, what: () => void) => () => void;
  random: () => number;
}

/** The progress that is shown: the part that was sent, and whether the network is down. */
export interface UploadProgress {
  part: number;
  waits: boolean;
}

const FIRST_MS = 500;
const LONGEST_MS = 10_000;
/** An upload without progress for this long is aborted and repeated. */
const STALLED_MS = 15_000;
/** Refusals after which the upload is repeated. */
const RETRYABLE = new Set(['no_answer', 'too_fast', 'try_again']);
/** How many tickets an upload may use: a server that has lost one gives another. */
const MOST_TICKETS = 2;

/** The address of a recording; with the code of its table, spectators may fetch it too. */
export const recordingAddress = (id: string, table?: string): string =>
  address(`/api/recordings/${safe(id)}${table === undefined ? '' : `?table=${safe(table)}`}`);

/** The upload of one recording for one clue. However often it is sent, it arrives once. */
export class Delivery {
  #ticket: Ticket | null = null;
  #tickets = 0;
  #under: Promise<Answer<UploadedRecording>> | null = null;
  #brought: UploadedRecording | null = null;
  #stop = new AbortController();
  #hurry: (() => void) | null = null;

  constructor(
    readonly kind: RecordedKind,
    readonly bytes: Blob,
    private readonly transport: Transport,
    public hear: (way: UploadProgress) => void = () => {},
  ) {}

  /** Upload it; calls during or after the upload return the same answer. */
  send(): Promise<Answer<UploadedRecording>> {
    if (this.#brought !== null) return Promise.resolve({ ok: true, value: this.#brought });
    if (this.#under === null) {
      this.#stop = new AbortController();
      this.#under = this.#bring(this.#stop.signal).finally(() => (this.#under = null));
    }
    return this.#under;
  }

  /** End the current pause, since the network is back. */
  wake(): void {
    this.#hurry?.();
  }

  /** Stop for now; the next `send` continues with the same ticket. */
  stop(): void {
    this.#stop.abort();
    this.#hurry?.();
  }

  async #bring(stop: AbortSignal): Promise<Answer<UploadedRecording>> {
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
      else if (!RETRYABLE.has(code)) return answer;
      this.hear({ part: 0, waits: true });
      await this.#pause(tries, stop);
    }
  }

  async #try(stop: AbortSignal): Promise<Answer<UploadedRecording>> {
    if (this.#ticket === null) {
      const asked = await this.transport.ask(this.kind);
      if (!asked.ok) return asked;
      this.#ticket = asked.value;
      this.#tickets += 1;
    }
    const { ticket, max_bytes } = this.#ticket;
    // Do not send what the server would refuse.
    if (this.bytes.size > max_bytes) return { ok: false, refusal: tooLarge(max_bytes) };
    this.hear({ part: 0, waits: false });
    const progress = (part: number): void => this.hear({ part, waits: false });
    return this.transport.put(ticket, this.bytes, progress, stop);
  }

  /** Wait with exponential backoff and jitter. */
  #pause(tries: number, stop: AbortSignal): Promise<void> {
    const ms = Math.min(LONGEST_MS, FIRST_MS * 2 ** tries) * (0.7 + 0.6 * this.transport.random());
    return new Promise((resolve) => {
      const forget = this.transport.later(ms, () => this.#hurry?.());
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

/** The environment of uploads to a table in a browser. */
export function transportTo(code: string): Transport {
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
): Promise<Answer<UploadedRecording>> {
  // fetch does not report how much has been sent.
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const alive = (): void => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALLED_MS);
    };
    const settle = (answer: Answer<UploadedRecording>): void => {
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
    request.onload = () => settle(read<UploadedRecording>(request.status, request.responseText));
    request.onerror = failed;
    request.onabort = failed;
    stop.addEventListener('abort', leave);
    alive();
    request.send(bytes);
  });
}
