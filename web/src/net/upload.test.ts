// An upload's answer comes line by line, cut anywhere.
import { afterEach, expect, test, vi } from 'vitest';
import type { DeckInfo } from './api';
import { refuse } from './refusal';
import { LineSplitter, uploadDeck, type Progress } from './upload';

const DECK: DeckInfo = {
  id: 'abc',
  title: 'Ours',
  titles: {},
  cards: 2,
  languages: ['en'],
  licence: '',
  authors: [],
  owner: 'me',
  public: false,
};
const WAITING = JSON.stringify({ state: 'waiting', before: 2 });
const MAKING = JSON.stringify({ state: 'making', done: 1, cards: 2 });
const DONE = JSON.stringify({ state: 'done', deck: DECK });
const REFUSED = JSON.stringify({
  state: 'refused',
  refusal: refuse('picture_cut'),
  message: 'No.',
});

/** The little of XMLHttpRequest that an upload needs, played by a test. */
class FakeRequest {
  static made: FakeRequest[] = [];
  headers: Record<string, string> = {};
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  onprogress = (): void => undefined;
  onload = (): void => undefined;
  onerror = (): void => undefined;
  onabort = (): void => undefined;
  open = vi.fn();
  send = vi.fn();

  constructor() {
    FakeRequest.made.push(this);
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  abort(): void {
    this.onabort();
  }
  says(text: string): void {
    this.responseText += text;
    this.onprogress();
  }
}

function anUpload(): {
  request: FakeRequest;
  heard: Progress[];
  upload: ReturnType<typeof uploadDeck>;
} {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const heard: Progress[] = [];
  const upload = uploadDeck(new Blob(), 'HARE', { title: 'Ours' }, (now) => heard.push(now));
  return { request: FakeRequest.made.at(-1)!, heard, upload };
}

afterEach(() => vi.unstubAllGlobals());

test('a line is read when it is whole, and once', () => {
  const lines = new LineSplitter();
  expect(lines.take(WAITING)).toEqual([]);
  expect(lines.take(`${WAITING}\n${MAKING.slice(0, 9)}`)).toEqual([JSON.parse(WAITING)]);
  expect(lines.take(`${WAITING}\n${MAKING}\n`)).toEqual([JSON.parse(MAKING)]);
  expect(lines.take(`${WAITING}\n${MAKING}\n`)).toEqual([]);
  expect(lines.outcome).toEqual({ ok: false, refusal: refuse('no_answer') });
});

test('the place in the line and the cards are heard, then the deck comes', async () => {
  const { request, heard, upload } = anUpload();
  expect(request.headers['accept']).toContain('application/x-ndjson');
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  request.status = 202;
  request.says(`${WAITING}\n`);
  request.says(`${MAKING}\n${DONE}`);
  request.responseText += '\n';
  request.onload();
  expect(heard).toEqual([
    { state: 'sending', part: 0.25 },
    { state: 'waiting', before: 2 },
    { state: 'making', done: 1, cards: 2 },
  ]);
  expect(await upload.answer).toEqual({ ok: true, value: { deck: DECK } });
});

test('a refusal is the last line', async () => {
  const { request, upload } = anUpload();
  request.status = 202;
  request.says(`${MAKING}\n${REFUSED}\n`);
  request.onload();
  expect(await upload.answer).toEqual({ ok: false, refusal: refuse('picture_cut') });
});

test('an answer that breaks off is none', async () => {
  const { request, upload } = anUpload();
  request.status = 202;
  request.says(`${MAKING}\n${DONE.slice(0, 20)}`);
  request.onload();
  expect(await upload.answer).toEqual({ ok: false, refusal: refuse('no_answer') });
});

test('a server of an earlier version answers once', async () => {
  const { request, heard, upload } = anUpload();
  request.status = 201;
  request.says(JSON.stringify(DECK));
  request.onload();
  expect(heard).toEqual([]);
  expect(await upload.answer).toEqual({ ok: true, value: { deck: DECK } });
});

test('a refusal before anything is made comes with its own status', async () => {
  const { request, upload } = anUpload();
  request.status = 503;
  request.says(JSON.stringify({ refusal: refuse('imports_full'), message: 'Later.' }));
  request.onload();
  expect(await upload.answer).toEqual({ ok: false, refusal: refuse('imports_full') });
});

test('files that were left out come with the deck', async () => {
  const { request, upload } = anUpload();
  expect(request.open.mock.calls[0]![1]).toContain('lenient=true');
  request.status = 202;
  const reasons = [{ refusal: refuse('picture_cut') }];
  request.says(`${JSON.stringify({ state: 'done', deck: DECK, left_out: 1, reasons })}\n`);
  request.onload();
  expect(await upload.answer).toEqual({ ok: true, value: { deck: DECK, left_out: 1, reasons } });
});
