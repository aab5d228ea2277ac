// Layout rules as functions: gaps between cards, the type size of a clue, a fan.

/** The height of a card for a width of 1. */
export const CARD_RATIO = 1.5;

/** The gap between cards in px; four columns on a phone of 390 px leave 84 px for a card, the least there may be. */
export const gridGap = (count: number, width: number): number =>
  width >= 480 ? 16 : count > 6 ? 8 : 11;

/** The height in px under a card for its owner, and in party for the count; `rem` is the person's text size. */
export function ownerRoom(count: number, party: boolean, rem = 16): number {
  const name = count > 6 ? 34 : 38;
  return party ? name + 10 + 1.4 * rem : name;
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
