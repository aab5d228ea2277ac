// The one place that decides how a grid of cards is laid out: its columns, and the width of a card.

/** What a grid has to fit into, in px. */
export type Room = {
  /** How many cards. */
  count: number;
  width: number;
  /** The free height; `Infinity` where the page scrolls anyway. */
  height: number;
  /** Between cards, both ways. */
  gap: number;
  /** The height of a card for a width of 1. */
  ratio: number;
  /** What stands under each card: its owner, arrows. */
  under?: number;
  /** Cards are not made narrower than this; the page scrolls instead. */
  least?: number;
  most?: number;
  /** Keep this number of columns, so that cards stay where they are. */
  columns?: number;
  /** No fewer columns than these, so that some screens after one another look alike. */
  fewest?: number;
};

export type Grid = {
  columns: number;
  rows: number;
  /** The width of a card in whole px. */
  card: number;
  /** All rows are in sight. */
  fits: boolean;
  /** They are where notes stood, which begin out of sight. */
  over?: boolean;
};

/** Narrower cards are hard to read and to hit. */
const LEAST = 84;
/** Columns where the page scrolls. */
const SCROLLED = 3;
/** A layout with fewer gaps in its last row may be this much smaller. */
const NEARLY = 0.97;

/** The columns at which cards are largest; where even those are too small, three columns to scroll through. */
export function fitGrid(room: Room): Grid {
  const { count, least = LEAST, height, fewest = 1 } = room;
  const counts = Array.from({ length: Math.max(count, 1) }, (_, i) => i + 1);
  const tried = counts.map((columns) => layOut(room, columns));
  const wanted = room.columns === undefined ? undefined : tried[room.columns - 1];
  const best = wanted ?? fullest(tried.slice(Math.min(fewest, tried.length) - 1), count);
  if (height !== Infinity && best.card >= least) return best;
  const columns = count === 4 ? 2 : Math.min(SCROLLED, counts.length);
  return { ...layOut({ ...room, height: Infinity }, columns), fits: height === Infinity };
}

/** The same, and where that scrolls: with notes of this height below the cards out of sight instead. */
export function fitOver(room: Room, notes: number): Grid {
  const grid = fitGrid(room);
  if (grid.fits || notes === 0) return grid;
  const over = fitGrid({ ...room, height: room.height + notes });
  return over.fits ? { ...over, over: true } : grid;
}

/** The width of a card with so many columns, by the width of the room and by its height. */
function layOut(
  { count, width, height, gap, ratio, under = 0, most }: Room,
  columns: number,
): Grid {
  const rows = Math.ceil(Math.max(count, 1) / columns);
  const byWidth = (width - gap * (columns - 1)) / columns;
  const byHeight = ((height - gap * (rows - 1)) / rows - under) / ratio;
  const card = Math.max(0, Math.floor(Math.min(byWidth, byHeight, most ?? Infinity)));
  return { columns, rows, card, fits: true };
}

/** The largest cards; among nearly equal ones the rows that are most nearly full. */
function fullest(tried: Grid[], count: number): Grid {
  const largest = Math.max(...tried.map(({ card }) => card));
  const missing = ({ columns, rows }: Grid): number => columns * rows - count;
  return tried
    .filter(({ card }) => card >= largest * NEARLY)
    .reduce((best, one) => {
      if (missing(one) !== missing(best)) return missing(one) < missing(best) ? one : best;
      return one.card > best.card ? one : best;
    });
}

/** The height of a grid. */
export function gridHeight(
  { card, rows }: Grid,
  gap: number,
  ratio: number,
  under: number,
): number {
  return rows * (card * ratio + under) + (rows - 1) * gap;
}
