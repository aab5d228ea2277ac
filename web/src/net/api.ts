// The HTTP side of the server: coming in, rounds and records, decks. A refusal is a value, never thrown.
import { address } from './root';
import { refuse } from './refusal';
import type {
  EndAt,
  Options,
  Reason,
  Refusal,
  RoundStory,
  RulesetName,
  Settings,
  Strength,
} from './types';

export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export interface Entered {
  code: string;
  person: string;
}

export interface Known {
  code: string;
  person: string | null;
  /** Nobody else comes in, neither to play nor to watch. */
  locked: boolean;
}

export interface DeckInfo {
  id: string;
  title: string;
  cards: number;
  languages: string[];
  licence: string;
  authors: string[];
  owner: string | null;
  public: boolean;
}

export interface DeckText {
  info: DeckInfo;
  cards: { picture: string; description: Record<string, string> }[];
}

export interface Storybook {
  game: string;
  ruleset: RulesetName;
  /** Names in seat order, of those who agreed to be named. */
  players: string[];
  rounds: RoundStory[];
  winners: number[];
}

/** A round played with the physical box, as people note it. */
export interface PaperRound {
  storyteller: string;
  /** Whose card each number on the table is. */
  cards: Record<number, string>;
  votes: Record<string, number[]>;
  red?: number | null;
}

/** What a round asks people to note. */
export interface ScoreForm {
  cards: number;
  gives: number;
  voters: 'others' | 'everyone' | 'teams';
  votes: number;
  own_card: boolean;
  red_vote: boolean;
  partners: Record<string, string>;
  end: 'pile' | EndAt;
  bonus_cap: number | null;
  lone_finder: boolean;
}

export interface Tally {
  form: ScoreForm;
  rounds: { points: Record<string, number>; why: Record<string, Reason[]> }[];
  scores: Record<string, number>;
  next: string | null;
  over: boolean;
  winners: string[];
}

export interface Evening {
  rules: RulesetName;
  players: string[];
  options: Options;
  rounds: PaperRound[];
}

const PATIENCE_MS = 20_000;

/** Open a table and sit down at it; what is not set is as the server has it. */
export const openTable = (name: string, settings?: Partial<Settings>): Promise<Answer<Entered>> =>
  call('POST', '/api/tables', settings ? { name, settings } : { name });

/** Open a table with bots of these strengths, and deal at once. */
export const openWithBots = (
  name: string,
  bots: readonly Strength[],
  settings: Partial<Settings>,
): Promise<Answer<Entered>> =>
  call('POST', '/api/tables', {
    name,
    settings,
    bots: bots.map((strength) => ({ strength })),
    start: true,
  });

/** Come to a table by its code. */
export const joinTable = (code: string, name: string): Promise<Answer<Entered>> =>
  call('POST', `/api/tables/${safe(code)}/people`, { name });

/** Is there such a table, and is this device at it? */
export const lookUp = (code: string): Promise<Answer<Known>> =>
  call('GET', `/api/tables/${safe(code)}`);

/** A round of the running game that has been revealed. */
export const earlierRound = (code: string, round: number): Promise<Answer<RoundStory>> =>
  call('GET', `/api/tables/${safe(code)}/rounds/${round}`);

/** A secret that moves the seat to another device, once. */
export const offerDevice = (code: string): Promise<Answer<{ link: string }>> =>
  call('POST', `/api/tables/${safe(code)}/device-links`);

/** Take a seat over to this device; who is somebody else there names whom they give up for it. */
export const moveDevice = (code: string, link: string, giveUp?: string): Promise<Answer<Entered>> =>
  call('POST', `/api/tables/${safe(code)}/devices`, giveUp ? { link, give_up: giveUp } : { link });

/** Where the record of a finished game can be fetched. */
export const recordAddress = (game: string): string => address(`/api/games/${safe(game)}/record`);

/** A finished game round by round, by its unguessable id. */
export const story = (game: string): Promise<Answer<Storybook>> =>
  call('GET', `/api/games/${safe(game)}/story`);

/** Points and reasons for a game on paper; a wrong round is named in the refusal's `round`. */
export const scoreRounds = (evening: Evening): Promise<Answer<Tally>> =>
  call('POST', '/api/score', evening);

/** The record of a finished game as it is kept: lines of JSON (docs/record.md). */
export const record = (game: string): Promise<Answer<string>> =>
  call('GET', `/api/games/${safe(game)}/record`, undefined, (text) => text);

/** The decks this device may see: public ones, its own, and those of its table. */
export const decks = (table?: string): Promise<Answer<DeckInfo[]>> =>
  call('GET', `/api/decks${atTable(table)}`);

/** A deck with the descriptions of its cards. */
export const deck = (id: string): Promise<Answer<DeckText>> =>
  call('GET', `/api/decks/${safe(id)}`);

export const removeDeck = (id: string): Promise<Answer<null>> =>
  call('DELETE', `/api/decks/${safe(id)}`);

/** Ask the server for something. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  parse?: (text: string) => T,
): Promise<Answer<T>> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(address(path), {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: patience.signal,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return read<T>(answer.status, await answer.text(), parse);
  } catch {
    return { ok: false, refusal: refuse('no_answer') };
  } finally {
    clearTimeout(timer);
  }
}

/** An answer of the server's, or of something on the way that does not speak our form. */
export function read<T>(status: number, text: string, parse?: (text: string) => T): Answer<T> {
  try {
    const done = status >= 200 && status < 300;
    if (done && parse) return { ok: true, value: parse(text) };
    const body: unknown = text === '' ? null : JSON.parse(text);
    if (done) return { ok: true, value: body as T };
    const { refusal } = body as { refusal?: Refusal };
    return { ok: false, refusal: refusal ?? refuse('no_answer') };
  } catch {
    return { ok: false, refusal: refuse('no_answer') };
  }
}

/** A part of an address, whatever people wrote into it. */
export function safe(part: string): string {
  return encodeURIComponent(part);
}

/** The table that a request is about. */
export function atTable(code: string | undefined): string {
  return code === undefined ? '' : `?table=${safe(code)}`;
}
