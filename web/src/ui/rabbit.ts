// The shapes of the rabbits: colour, ears and face; ears and face alone are unique.

export type Ears = 'tall' | 'fold' | 'wide' | 'round';
export type Face = 'plain' | 'blaze' | 'patch';
/** Awake still thinks, asleep is done, away has left the table for now. */
export type Mood = 'awake' | 'asleep' | 'away';

export const SEATS = 12;
const EARS: readonly Ears[] = ['tall', 'fold', 'wide', 'round'];
const FACES: readonly Face[] = ['plain', 'blaze', 'patch'];

/** Rabbits are numbered from 0 to 11, as the table has them; others wrap around, so that a drawing never fails. */
export function looksOf(seat: number): { seat: number; ears: Ears; face: Face } {
  const place = ((Math.trunc(seat) % SEATS) + SEATS) % SEATS;
  return { seat: place + 1, ears: EARS[place % 4]!, face: FACES[Math.floor(place / 4)]! };
}

type Ear = { outer: string; inner: string };

const TALL: Ear = {
  outer:
    'M18.5 40C13.7 36.4 14.5 30 14 24C13.6 18.6 14.5 14.2 16 9C16.9 6 18.9 4.2 20.5 1.5C22.8 5.3 25.5 7.8 27 12C28.8 16.8 28.9 20.9 29.5 26C29.9 29.6 32.2 33.2 30 36C27.3 39.4 22 42.6 18.5 40Z',
  inner:
    'M20 33C17.5 29.8 18 26 17.8 22C17.6 18 18.2 14.9 19 11C19.3 9.6 20.1 8.8 20.7 7.5C21.9 10.2 23.2 12.2 24 15C25.1 18.9 25.4 22 25.8 26C26 28.2 26.9 30.3 25.5 32C24.2 33.5 21.2 34.6 20 33Z',
};
const ROUND: Ear = {
  outer:
    'M17 40C12.4 38.3 11.8 32.7 10.5 28C9.3 23.7 9.1 19.8 10.5 15.5C11.5 12.5 13.4 9.6 16.5 9C19.5 8.4 22.1 10.6 24 13C26.7 16.3 27.4 19.9 28.5 24C29.6 27.9 32.3 31.8 30 35C27.1 39.1 21.7 41.7 17 40Z',
  inner:
    'M18.5 33C15.9 31.7 15.1 28.8 14.3 26C13.5 23.2 13.6 20.8 14.3 18C14.7 16.3 15.5 14.1 17.3 14C19.3 13.9 20.5 15.8 21.5 17.5C23.2 20.3 23.8 22.8 24.5 26C24.9 27.8 25.7 29.6 24.5 31C23 32.7 20.5 34 18.5 33Z',
};
const BENT: Ear = {
  outer:
    'M18.5 40C14.7 38.2 15.5 33.1 15 29C14.6 25.4 15 22.5 16 19C16.9 15.9 17.2 12.7 20 11C22 9.8 24.8 11.1 26 13C28.2 16.4 27.8 20 28.5 24C29.2 28.3 32.3 32.3 30 36C27.7 39.7 22.5 41.9 18.5 40ZM16 20C18.3 17.6 15.8 13.5 18 11C19.7 9.1 22.7 9 25 10C26.8 10.8 27.7 13.2 27 15C25.6 18.3 22.5 19.5 20 22C17.1 24.9 15.5 27.8 12 30C9.5 31.6 6.9 31.3 4 32C4.7 29.1 3.9 26.1 6 24C8.7 21.3 13.4 22.8 16 20Z',
  inner:
    'M15 23C16.6 21.2 16.4 18.8 18 17C19.4 15.4 21.5 12.5 23 14C24.5 15.5 21.3 17.4 20 19C17.7 21.7 15.8 23.8 13 26C11.2 27.4 9.5 27.9 7.5 29C10.2 26.8 12.7 25.6 15 23Z',
};

/** The left and the right ear; the right one is drawn as a left ear and mirrored. */
export const EAR_SHAPES: Record<Ears, readonly [left: Ear, right: Ear]> = {
  tall: [TALL, TALL],
  fold: [TALL, BENT],
  wide: [TALL, TALL],
  round: [ROUND, ROUND],
};

// One list of functions for both moods, so that the browser can turn one into the other.
const turn = (px: number, py: number, angle: number, dx = 0, dy = 0): string =>
  `translate(${px}px, ${py}px) rotate(${angle}deg) translate(${dx - px}px, ${dy - py}px)`;

const UPRIGHT = turn(20.5, 38.5, 0);
const LYING = turn(20.5, 38.5, -139, 3, 4);

/** How each ear is turned: upright, or lying when the rabbit sleeps. */
export const EAR_TURNS: Record<Ears, readonly [up: string, down: string][]> = {
  tall: [
    [UPRIGHT, LYING],
    [UPRIGHT, LYING],
  ],
  // The folded ear keeps its fold in sleep: lying flat it could be taken for a wide one.
  fold: [
    [UPRIGHT, LYING],
    [UPRIGHT, turn(20.5, 38.5, -62, 2, 2)],
  ],
  wide: [
    [turn(25, 39, -27), turn(20.5, 38.5, -112, 3, 4)],
    [turn(25, 39, -27), turn(20.5, 38.5, -112, 3, 4)],
  ],
  round: [
    [turn(20, 38, 0), turn(20, 38, -122, 2, 3)],
    [turn(20, 38, 0), turn(20, 38, -122, 2, 3)],
  ],
};

export const HEAD =
  'M32 29C36.1 29 39.7 29.6 43 32C46.6 34.6 48.5 37.9 50 42C51.2 45.4 51.3 48.6 50 52C48.6 55.6 46.3 58 43 60C39.5 62.1 36.1 63 32 63C27.9 63 24.5 62.1 21 60C17.7 58 15.4 55.6 14 52C12.7 48.6 12.8 45.4 14 42C15.5 37.9 17.4 34.6 21 32C24.3 29.6 27.9 29 32 29Z';
export const SHADE =
  'M50 46C52.5 45.6 50.7 50.7 49.6 53C48.1 56.1 46 58.3 43 60C39.4 62 36.1 63 32 63C27.9 63 24.6 61.9 21 60C18.3 58.6 12.7 56 15 54C17.7 51.8 20.6 56.8 24 57.5C27.5 58.2 30.4 58.6 34 58C37.8 57.3 40.9 56.3 44 54C46.9 51.8 46.5 46.6 50 46Z';
export const BLAZE =
  'M32 29.5C34.2 29.5 35.4 31.9 36 34C36.8 36.8 35.1 39.1 35.5 42C36 45.4 38.3 47.6 38.5 51C38.7 53.6 38 55.9 36.5 58C35.5 59.4 33.8 60 32 60C30.2 60 28.5 59.4 27.5 58C26 55.9 25.3 53.6 25.5 51C25.7 47.6 28 45.4 28.5 42C28.9 39.1 27.2 36.8 28 34C28.6 31.9 29.8 29.5 32 29.5Z';
export const PATCH =
  'M42 33C45.7 33.3 47.3 37.5 48.5 41C49.6 44.1 49.5 47.1 48 50C46.8 52.1 44.4 53.2 42 53C39.4 52.8 37.2 51.3 36 49C34.5 46.1 34.4 43 35.5 40C36.7 36.8 38.6 32.7 42 33Z';
export const NOSE = 'M29.6 51.6q2.4-1.2 4.8 0q-.6 2.6-2.4 3q-1.8-.4-2.4-3Z';
export const MOUTH = 'M32 54.6v1.8m0 0q-1.6 1.8-3.4 1m3.4-1q1.6 1.8 3.4 1';
export const SNORE = 'M43 13h8l-8 9h8M55 0h5.5l-5.5 6.5h5.5';
