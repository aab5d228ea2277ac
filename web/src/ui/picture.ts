// The addresses of a picture in its three sizes; `picture` is without size, as in /pictures/dreams/bed-boat.

export type Size = 'small' | 'medium' | 'large';

const WIDTHS: Record<Size, number> = { small: 200, medium: 400, large: 800 };

export const sized = (picture: string, size: Size): string => `${picture}/${size}.webp`;

/** For `srcset`: the browser takes the smallest that is sharp enough. */
export const allSizes = (picture: string): string =>
  Object.entries(WIDTHS)
    .map(([size, width]) => `${sized(picture, size as Size)} ${width}w`)
    .join(', ');
