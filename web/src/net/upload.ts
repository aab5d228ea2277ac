// A deck on its way to the server: sent, waiting for its turn, made card by card, and there.
import { atTable, read, type Answer, type DeckInfo } from './api';
import { refuse } from './refusal';
import { address } from './root';
import type { Refusal } from './types';

/** How far an upload is. */
export type Progress =
  | { readonly state: 'sending'; readonly part: number }
  | { readonly state: 'waiting'; readonly before: number }
  | { readonly state: 'making'; readonly done: number; readonly cards: number };

type Line =
  | Exclude<Progress, { state: 'sending' }>
  | { readonly state: 'done'; readonly deck: DeckInfo }
  | { readonly state: 'refused'; readonly refusal: Refusal };

const LINES = 'application/x-ndjson';
const ACCEPTED = 202;

/** The lines of an answer that is still coming, each read once; the last one says how it ended. */
export class Lines {
  #read = 0;
  #last: Line | null = null;

  /** The whole lines that are new in all that has come so far. */
  take(text: string): Line[] {
    const end = text.lastIndexOf('\n') + 1;
    if (end <= this.#read) return [];
    const fresh = text.slice(this.#read, end).trim().split('\n');
    this.#read = end;
    const lines = fresh.map((line) => JSON.parse(line) as Line);
    this.#last = lines.at(-1) ?? this.#last;
    return lines;
  }

  get outcome(): Answer<DeckInfo> {
    if (this.#last?.state === 'done') return { ok: true, value: this.#last.deck };
    const refusal = this.#last?.state === 'refused' ? this.#last.refusal : refuse('no_answer');
    return { ok: false, refusal };
  }
}

/** Bring a zip of pictures; `progress` hears how far it is. */
export function uploadDeck(
  zip: Blob,
  table: string,
  /** What it is called; or the name of the zip, for the case that it does not say. */
  called: { title: string } | { name: string },
  progress: (now: Progress) => void,
): { answer: Promise<Answer<DeckInfo>>; cancel: () => void } {
  // fetch cannot tell how much has been sent.
  const request = new XMLHttpRequest();
  const lines = new Lines();
  const hear = (): void => {
    if (request.status !== ACCEPTED) return;
    for (const line of lines.take(request.responseText)) {
      if (line.state === 'waiting' || line.state === 'making') progress(line);
    }
  };
  const answer = new Promise<Answer<DeckInfo>>((resolve) => {
    request.open('POST', address(`/api/decks${atTable(table)}&${new URLSearchParams(called)}`));
    request.setRequestHeader('content-type', 'application/zip');
    request.setRequestHeader('accept', `${LINES}, application/json`);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) progress({ state: 'sending', part: event.loaded / event.total });
    };
    request.onprogress = hear;
    request.onload = () => {
      hear();
      // A server of an earlier version says one thing, at the end.
      const plain = request.status !== ACCEPTED;
      resolve(plain ? read<DeckInfo>(request.status, request.responseText) : lines.outcome);
    };
    request.onerror = () => resolve({ ok: false, refusal: refuse('no_answer') });
    request.onabort = () => resolve({ ok: false, refusal: refuse('upload_stopped') });
    request.send(zip);
  });
  return { answer, cancel: () => request.abort() };
}
