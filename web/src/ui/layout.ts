// Layout rules as functions: the number of columns, the type size of a clue.

/** Where a screen is shown. */
export type Place = 'phone' | 'desktop' | 'tv';

/** Columns of the table's cards in vote and reveal. `width` is that of the page in px. */
export function gridColumns(
  count: number,
  width: number,
  { place = 'phone', dense = false }: { place?: Place; dense?: boolean } = {},
): number {
  if (place === 'tv') return count <= 6 ? Math.max(count, 1) : Math.ceil(count / 2);
  if (count === 4) return 2;
  if (place === 'desktop') {
    if (count <= 6) return 3;
    return count <= 8 ? 4 : Math.ceil(count / 2);
  }
  // Under 390 px four columns would make cards narrower than 84 px.
  if (width < 390) return Math.min(3, Math.max(count, 1));
  if (count <= 6) return 3;
  if (count <= 8) return 4;
  return dense ? 4 : 3;
}

/** The gap between columns in px: four on a phone of 390 px leave 84 px for a card, the least there may be. */
export const gridGap = (columns: number, place: Place): number =>
  place === 'tv' ? 24 : place === 'desktop' ? 14 : columns > 3 ? 8 : 11;

/** The height under a card on a phone for its owner, and in party for the count; the same in vote and reveal. */
export function ownerRoom(count: number, party: boolean): string {
  const name = count > 6 ? 28 : 36;
  return party ? `calc(${name + 10}px + 1.4rem)` : `${name}px`;
}

/** Columns of a hand laid out as a grid: 7 cards as 4 + 3, 5 as 3 + 2, 4 as 2 + 2. */
export function handColumns(count: number, width: number): number {
  if (count <= 2) return Math.max(count, 1);
  if (count === 4) return 2;
  if (count <= 6 || width < 390) return 3;
  return 4;
}

/** `stage` while giving, `bar` over the cards, `line` over the reveal, `side` on wide pages. */
export type ClueSpot = 'stage' | 'bar' | 'line' | 'side' | 'tv';

/** A clue's type size in px by its length. */
export function clueSize(text: string, where: ClueSpot): number {
  const length = [...text].length;
  const step = length <= 28 ? 0 : length <= 48 ? 1 : length <= 80 ? 2 : 3;
  const sizes = {
    stage: [33, 29, 25, 21],
    bar: [25, 22, 19, 18],
    line: [23, 21, 19, 18],
    side: [34, 28, 23, 20],
    tv: [68, 62, 56, 46],
  } as const;
  return sizes[where][step]!;
}

/** Cards of a fan: how far each is turned, and how much lower than the middle one, in shares of its width. */
export function fanPose(index: number, count: number): { angle: number; drop: number } {
  const middle = (count - 1) / 2;
  const away = middle === 0 ? 0 : (index - middle) / middle;
  const spread = Math.min(9, 3 + count);
  return { angle: away * spread, drop: away * away * 0.14 };
}
