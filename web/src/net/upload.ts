// Uploads a deck, and reports its progress: sent, waiting, importing card by card, done.
import { atTable, read, type Answer, type DeckInfo } from './api';
import { refuse } from './refusal';
import { address } from './root';
import type { Refusal } from './types';

/** The progress of an upload. */
export type Progress =
  | { readonly state: 'sending'; readonly part: number }
  | { readonly state: 'waiting'; readonly before: number }
  | { readonly state: 'making'; readonly done: number; readonly cards: number };

/** A new deck, and how many files were left out of it, with the reasons of the first ones. */
export interface Uploaded {
  readonly deck: DeckInfo;
  readonly left_out?: number;
  readonly reasons?: readonly { readonly refusal: Refusal }[];
}

type UploadLine =
  | Exclude<Progress, { state: 'sending' }>
  | ({ readonly state: 'done' } & Uploaded)
  | { readonly state: 'refused'; readonly refusal: Refusal };

const LINES = 'application/x-ndjson';
const ACCEPTED = 202;

/** Splits a streaming answer into lines; the last one has the result. */
export class LineSplitter {
  #read = 0;
  #last: UploadLine | null = null;

  /** The complete lines of the answer so far that were not returned yet. */
  take(text: string): UploadLine[] {
    const end = text.lastIndexOf('\n') + 1;
    if (end <= this.#read) return [];
    const fresh = text.slice(this.#read, end).trim().split('\n');
    this.#read = end;
    const lines = fresh.map((line) => JSON.parse(line) as UploadLine);
    this.#last = lines.at(-1) ?? this.#last;
    return lines;
  }

  get outcome(): Answer<Uploaded> {
    if (this.#last?.state === 'done') {
      const { state: _, ...uploaded } = this.#last;
      return { ok: true, value: uploaded };
    }
    const refusal = this.#last?.state === 'refused' ? this.#last.refusal : refuse('no_answer');
    return { ok: false, refusal };
  }
}

/** The answer of a server of an older version, which sends only the result, or a refusal. */
function plainAnswer(request: XMLHttpRequest): Answer<Uploaded> {
  const answer = read<DeckInfo>(request.status, request.responseText);
  return answer.ok ? { ok: true, value: { deck: answer.value } } : answer;
}

/** Upload a zip of pictures; `progress` is called with every step. */
export function uploadDeck(
  zip: Blob,
  table: string,
  /** The title of the deck, or the file name of a zip that may have its own title. */
  called: { title: string } | { name: string },
  progress: (now: Progress) => void,
): { answer: Promise<Answer<Uploaded>>; cancel: () => void } {
  // fetch does not report how much has been sent.
  const request = new XMLHttpRequest();
  const lines = new LineSplitter();
  const hear = (): void => {
    if (request.status !== ACCEPTED) return;
    for (const line of lines.take(request.responseText)) {
      if (line.state === 'waiting' || line.state === 'making') progress(line);
    }
  };
  const answer = new Promise<Answer<Uploaded>>((resolve) => {
    // Files that cannot become cards are left out: the others do.
    const query = new URLSearchParams({ ...called, lenient: 'true' });
    request.open('POST', address(`/api/decks${atTable(table)}&${query}`));
    request.setRequestHeader('content-type', 'application/zip');
    request.setRequestHeader('accept', `${LINES}, application/json`);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) progress({ state: 'sending', part: event.loaded / event.total });
    };
    request.onprogress = hear;
    request.onload = () => {
      hear();
      resolve(request.status === ACCEPTED ? lines.outcome : plainAnswer(request));
    };
    request.onerror = () => resolve({ ok: false, refusal: refuse('no_answer') });
    request.onabort = () => resolve({ ok: false, refusal: refuse('upload_stopped') });
    request.send(zip);
  });
  return { answer, cancel: () => request.abort() };
}
