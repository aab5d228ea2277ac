// Computes the layout of the TV page: the size of the stage and the rows of cards.
import type { PublicView } from '../../net/types';
import type { Team } from '../../model/teams';

/** The stage is drawn for this width and height, and then made as large as the screen. */
export const STAGE = { width: 1920, height: 1080 } as const;
/** On anything smaller than half a TV the page scrolls instead of getting illegible. */
const LEAST = 0.5;

export function stageScale(width: number, height: number): number {
  return Math.max(LEAST, Math.min(width / STAGE.width, height / STAGE.height));
}

/** How the cards of a round fill the screen; all in pixels of the stage. */
export interface Board {
  rows: number;
  columns: number;
  width: number;
  height: number;
  /** The room above the cards, for the clue. */
  head: number;
  /** The room below them fits the whole track; else it is a strip until the rabbits hop. */
  roomy: boolean;
}

const SIDE = 56;
export const GAP = { across: 24, down: 16 } as const;
/** Room above and below the cards: with several rows the cards need all there is. */
const ONE_ROW = { head: 150, foot: 190 } as const;
const ROWS = { head: 118, foot: 121 } as const;
/** The height of the whole track on the stage. */
export const TRACK = 360;
/** The people under the cards, later their points with reasons of three lines. */
const FOOT = 136;
/** One row of cards may be this much smaller so that the whole track fits below it. */
const NEARLY = 0.84;

/** The rows and columns in which so many cards are largest; mere `numbers` are one row over the whole track. */
export function boardOf(cards: number, height: number, numbers = false): Board {
  const count = Math.max(cards, 1);
  if (numbers) return overTheTrack(inRows(count, 1, height), height);
  return [1, 2, 3]
    .map((rows) => inRows(count, rows, height))
    .reduce((best, one) => (one.width > best.width ? one : best));
}

function overTheTrack(board: Board, height: number): Board {
  const width = Math.min(board.width, Math.floor(((height - board.head - FOOT - TRACK) * 2) / 3));
  return { ...board, width, height: width * 1.5, roomy: true };
}

function inRows(cards: number, rows: number, height: number): Board {
  const columns = Math.ceil(cards / rows);
  const { head, foot } = rows === 1 ? ONE_ROW : ROWS;
  const across = (STAGE.width - 2 * SIDE - (columns - 1) * GAP.across) / columns;
  const down = (height - head - foot - (rows - 1) * GAP.down) / rows;
  const widest = Math.floor(Math.min(across, (down * 2) / 3));
  const overTrack = Math.floor(((height - head - FOOT - TRACK) * 2) / 3);
  const roomy = rows === 1 && overTrack >= widest * NEARLY;
  const width = roomy ? Math.min(widest, overTrack) : widest;
  return {
    rows,
    columns,
    width,
    height: width * 1.5,
    head,
    roomy,
  };
}

/** The width of a letter and the height of a line, in type sizes; ears and a ragged edge are a few letters. */
const LETTER = 0.52;
const LINE = 1.08;
const EARS = 4;

/** The largest type size at which so many letters fit into a box, in as many lines as that takes. */
export function fitted(letters: number, width: number, height: number, most: number): number {
  const sizes = [1, 2, 3, 4].map((lines) =>
    Math.min(height / (lines * LINE), (width * lines) / (LETTER * (letters + EARS * lines))),
  );
  return Math.floor(Math.min(most, Math.max(...sizes)));
}

/** How many cards are given so far, as far as the seats that are done reveal it. */
export function cardsIn(game: PublicView, teams: readonly Team[]): number {
  const { storyteller, awaited, rules } = game;
  if (storyteller === null) return 0;
  const done = (seat: number): boolean => !awaited.includes(seat);
  const seats = Array.from({ length: rules.players }, (_, seat) => seat);
  if (teams.length > 0) {
    // The storyteller's card came with the clue, the partner gives one, of every other pair one does.
    return teams.reduce((sum, { seats: pair }) => {
      if (!pair.includes(storyteller)) return sum + (pair.every(done) ? 1 : 0);
      return sum + 1 + (pair.some((seat) => seat !== storyteller && done(seat)) ? 1 : 0);
    }, 0);
  }
  if (rules.ruleset === 'party') return seats.filter(done).length;
  const each = rules.players === 3 ? 2 : 1;
  return 1 + each * seats.filter((seat) => seat !== storyteller && done(seat)).length;
}

/** The points between the cards and the grown track. */
const POINTS = 178;

/** By how much the cards become smaller when the track has grown. */
export function smallerBy({ rows, height, head }: Board, tall: number): number {
  const now = rows * height + (rows - 1) * GAP.down;
  return Math.min(1, (tall - TRACK - POINTS - head) / now);
}
