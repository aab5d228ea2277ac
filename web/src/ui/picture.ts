// The addresses of a picture in its three sizes; `picture` is without size, as in /pictures/dreams/bed-boat.

export type Size = 'small' | 'medium' | 'large';

const WIDTHS: Record<Size, number> = { small: 200, medium: 400, large: 800 };

/** The address of a card of the box begins so: it has no picture here, and its number is drawn. */
const NUMBER = 'number:';

/** The number to draw in place of a picture; null: there is one. */
export const numberOn = (picture: string | null | undefined): string | null =>
  picture?.startsWith(NUMBER) ? picture.slice(NUMBER.length) : null;

/** A photo has one size only. */
const isPhoto = (picture: string): boolean => picture.includes('/api/recordings/');

export const sized = (picture: string, size: Size): string =>
  isPhoto(picture) ? picture : `${picture}/${size}.webp`;

/** For `srcset`: the browser takes the smallest that is sharp enough. */
export const allSizes = (picture: string): string | undefined =>
  isPhoto(picture)
    ? undefined
    : Object.entries(WIDTHS)
        .map(([size, width]) => `${sized(picture, size as Size)} ${width}w`)
        .join(', ');
