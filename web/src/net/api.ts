// The HTTP API of the server: tables, rounds, records and decks. A refusal is returned, never thrown.
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
  /** Nobody else can join, neither to play nor to watch. */
  locked: boolean;
  /** Who sits there; of a locked table nobody is told. */
  seated?: readonly Sitter[];
  /** For who is at it. */
  brief?: Brief | null;
}

/** What somebody wants to know of a table of theirs without going there. */
export interface Brief {
  stage: 'lobby' | 'playing' | 'over';
  over_days?: boolean;
  round?: number;
  asked?: 'tell' | 'give' | 'vote' | 'see' | null;
  /** The names of all for whom the table waits. */
  awaited?: readonly string[];
  clue?: string;
  /** In seconds since 1970. */
  deadline?: number | null;
  put_away?: number | null;
}

export interface Sitter {
  name: string;
  rabbit: number;
  bot?: boolean;
}

/** A TV that waits for a table: the code it shows, good for so many seconds. */
export interface WaitingTv {
  pairing: string;
  secret: string;
  seconds: number;
}

/** The table to show, and who let the TV in; null while nobody has. */
export interface TvTable {
  code: string | null;
  person: string | null;
}

/** A title in the first of a deck’s languages, and in the others as far as the deck has them. */
export interface Titled {
  title: string;
  titles: Record<string, string>;
}

export interface DeckInfo extends Titled {
  id: string;
  cards: number;
  languages: string[];
  licence: string;
  authors: string[];
  owner: string | null;
  public: boolean;
}

export interface CardText extends Titled {
  picture: string;
  description: Record<string, string>;
}

export interface DeckText {
  info: DeckInfo;
  cards: CardText[];
  /** Cards that are no longer dealt; an older server does not tell of them. */
  retired?: CardText[];
}

export interface Storybook {
  game: string;
  ruleset: RulesetName;
  /** Names in seat order, as far as this reader may know them. */
  players: string[];
  rounds: RoundStory[];
  winners: number[];
  rabbits: number[];
  /** The seats of bots. */
  bots: number[];
  /** When the game ended, in seconds since 1970. */
  ended: number;
  /** The table where this device’s person played, if it did. */
  code: string | null;
}

/** A round played with the physical box, as people enter it. */
export interface PaperRound {
  storyteller: string;
  /** The owner of the card with each number. */
  cards: Record<number, string>;
  votes: Record<string, number[]>;
  red?: number | null;
}

/** What people have to enter for a round. */
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

export interface PaperGame {
  rules: RulesetName;
  players: string[];
  options: Options;
  rounds: PaperRound[];
}

const PATIENCE_MS = 20_000;

/** Open a table and join it; settings that are not given have the server's defaults. */
export const openTable = (name: string, settings?: Partial<Settings>): Promise<Answer<Entered>> =>
  call('POST', '/api/tables', settings ? { name, settings } : { name });

/** Open a table with bots of these strengths, and start the game immediately. */
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

/** Join a table by its code. */
export const joinTable = (code: string, name: string): Promise<Answer<Entered>> =>
  call('POST', `/api/tables/${safe(code)}/people`, { name });

/** Erase name, chat and recordings of this device’s person, or of another who plays on it. */
export const forget = (code: string, person = 'me'): Promise<Answer<null>> =>
  call('DELETE', `/api/tables/${safe(code)}/people/${safe(person)}`);

/** Whether there is such a table, and whether this device has joined it. */
export const lookUp = (code: string): Promise<Answer<Known>> =>
  call('GET', `/api/tables/${safe(code)}`);

/** A round of the running game that has been revealed. */
export const earlierRound = (code: string, round: number): Promise<Answer<RoundStory>> =>
  call('GET', `/api/tables/${safe(code)}/rounds/${round}`);

/** Create a one-time link that moves the seat to another device. */
export const offerDevice = (code: string): Promise<Answer<{ link: string }>> =>
  call('POST', `/api/tables/${safe(code)}/device-links`);

/** Move a seat to this device; `giveUp` is the seat that it has at this table, if any. */
export const moveDevice = (code: string, link: string, giveUp?: string): Promise<Answer<Entered>> =>
  call('POST', `/api/tables/${safe(code)}/devices`, giveUp ? { link, give_up: giveUp } : { link });

/** A code for a TV to show until somebody at a table types it. */
export const waitForTable = (): Promise<Answer<WaitingTv>> => call('POST', '/api/tvs');

/** The table that a waiting TV may show, if somebody has let it in. */
export const lookForTable = (tv: WaitingTv): Promise<Answer<TvTable>> =>
  call('POST', `/api/tvs/${safe(tv.pairing)}`, { secret: tv.secret });

/** Show a table on the TV with this code. */
export const letTvIn = (code: string, pairing: string): Promise<Answer<{ code: string }>> =>
  call('POST', `/api/tables/${safe(code)}/tvs`, { pairing });

/** The address of the record of a finished game. */
export const recordAddress = (game: string): string => address(`/api/games/${safe(game)}/record`);

/** The rounds of a finished game, by its unguessable id. */
export const story = (game: string): Promise<Answer<Storybook>> =>
  call('GET', `/api/games/${safe(game)}/story`);

/** Points and reasons for a paper game; the refusal of a round has its number as `round`. */
export const scoreRounds = (game: PaperGame): Promise<Answer<Tally>> =>
  call('POST', '/api/score', game);

/** The record of a finished game: lines of JSON (docs/record.md). */
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

/** Send a request to the server. */
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

/** Parse an answer of the server, or of a proxy that does not know its format. */
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

/** Any text as a safe part of an address. */
export function safe(part: string): string {
  return encodeURIComponent(part);
}

/** The query that names the table of a request. */
export function atTable(code: string | undefined): string {
  return code === undefined ? '' : `?table=${safe(code)}`;
}
