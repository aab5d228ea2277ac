// The faces that a rabbit makes: what is drawn over the head, and how its ears stand.
import type { Reaction } from '../net/types';

/** Some paths of one kind: ink lines and areas, or the colour of what they show. */
export interface Stroke {
  /** `line` and `area` are ink; `pale` is the white of an eye; `paw` has the colour of the fur. */
  look: 'line' | 'area' | 'pale' | 'tear' | 'red' | 'tongue' | 'blush' | 'spark' | 'paw';
  d: string;
  /** It lies where a rabbit with a patch is dark: ink turns pale there. */
  patch?: true;
}

const ink = (d: string): Stroke => ({ look: 'line', d });
const right = (stroke: Stroke): Stroke => ({ ...stroke, patch: true });
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const heart = (x: number, y: number): string =>
  `M${x} ${y + 5.4}C${x - 8.4} ${y - 0.4} ${x - 5.6} ${y - 6} ${x - 2.4} ${y - 5.2}Q${x - 0.5} ${y - 4.6} ${x} ${y - 2.6}Q${x + 0.5} ${y - 4.6} ${x + 2.4} ${y - 5.2}C${x + 5.6} ${y - 6} ${x + 8.4} ${y - 0.4} ${x} ${y + 5.4}Z`;

const NOSE: Stroke = { look: 'area', d: 'M29.4 50.4q2.6-1.3 5.2 0q-.6 2.7-2.6 3.1q-2-.4-2.6-3.1Z' };
const HAPPY = [ink('M19.6 47.4q4.6-7 9.2 0'), right(ink('M35.2 47.4q4.6-7 9.2 0'))];
const SMILE = ink('M26 54.6q6 6.4 12 0');
const CHEEKS: Stroke = { look: 'blush', d: disc(18.6, 52.6, 3.4) + disc(45.4, 52.6, 3.4) };

/** What is drawn on the head, from the back to the front. */
export const FEELINGS: Record<Reaction, readonly Stroke[]> = {
  laugh: [
    CHEEKS,
    ...HAPPY,
    NOSE,
    { look: 'area', d: 'M23.6 54q8.4 2 16.8 0q-.4 9.4-8.4 9.4t-8.4-9.4Z' },
    { look: 'tongue', d: 'M26.6 60.4q5.4-4 10.8 0q-2 2.6-5.4 2.6t-5.4-2.6Z' },
    {
      look: 'tear',
      d: 'M17.4 46.6q-5.6 5.6-5.6 8.4a3.6 3.6 0 0 0 7.2 0q0-3-1.6-8.4ZM46.6 46.6q5.6 5.6 5.6 8.4a3.6 3.6 0 0 1-7.2 0q0-3 1.6-8.4Z',
    },
  ],
  wow: [
    { look: 'pale', d: disc(24, 44.4, 5.8) + disc(40, 44.4, 5.8) },
    { look: 'area', d: disc(24, 44.4, 2.7) + disc(40, 44.4, 2.7) },
    ink('M18.6 36.4q4-3.8 8.4-1.8'),
    right(ink('M37 34.6q4.4-2 8.4 1.8')),
    NOSE,
    { look: 'area', d: 'M32 54.6q4.2 0 4.2 4.2t-4.2 4.4t-4.2-4.4t4.2-4.2Z' },
  ],
  heart: [CHEEKS, { look: 'red', d: heart(23.8, 45.6) + heart(40.2, 45.6) }, NOSE, SMILE],
  tears: [
    ink('M19 41.4l8.4-3.4'),
    right(ink('M45 41.4l-8.4-3.4')),
    ink('M20 45.2q4 3.4 8 0'),
    right(ink('M36 45.2q4 3.4 8 0')),
    {
      look: 'tear',
      d: 'M21.4 48.4h5.4v10q0 3-2.7 3t-2.7-3ZM37.2 48.4h5.4v10q0 3-2.7 3t-2.7-3Z',
    },
    NOSE,
    ink('M27.8 60.2q4.2-5 8.4 0'),
  ],
  angry: [
    { look: 'line', d: 'M18 39.4l10.4 4.8' },
    right({ look: 'line', d: 'M46 39.4l-10.4 4.8' }),
    { look: 'area', d: disc(24.4, 47.2, 2.9) },
    right({ look: 'area', d: disc(39.6, 47.2, 2.9) }),
    NOSE,
    ink('M26 59.6q2-3.6 4-1.4q2 2.2 4 0q2-2.2 4 1.4'),
    {
      look: 'red',
      d: 'M50 17.4l3.2 3.2l-2.4 4.2l-4.6-1ZM60.4 19.2l-3.6 2.6l1.8 4.4l4.6-.6ZM51.4 29.4l1.6-4l4.6 1.2l.2 4.4Z',
    },
  ],
  wink: [
    { look: 'area', d: disc(24.4, 45.4, 3.6) },
    { look: 'pale', d: disc(25.6, 44, 1.2) },
    ink('M18.8 38.2q4.4-4 9-1.4'),
    right(ink('M35.4 44.2l7.6 2.2l-7 2.6')),
    NOSE,
    ink('M26.8 56.4q5 5 11.4-2.2'),
    { look: 'spark', d: 'M53.6 26q1 5 6 6q-5 1-6 6q-1-5-6-6q5-1 6-6Z' },
  ],
  shame: [
    CHEEKS,
    NOSE,
    ink('M27.6 57.8q2.2-2.4 4.4 0t4.4 0'),
    {
      look: 'paw',
      d: 'M13.4 52.4q-3.6-7.4 3-10.8q7.2-3.4 13.2 0q3.2 2 2.4 5.2q-1 3.6-5.6 4.2q-4.4.6-6.4 3.4q-3 3-6.6-2ZM50.6 52.4q3.6-7.4-3-10.8q-7.2-3.4-13.2 0q-3.2 2-2.4 5.2q1 3.6 5.6 4.2q4.4.6 6.4 3.4q3 3 6.6-2Z',
    },
    ink('M29.8 43.2l-3.4 1.2M31 46.6l-4 .4M34.2 43.2l3.4 1.2M33 46.6l4 .4'),
  ],
  clap: [
    CHEEKS,
    ...HAPPY,
    NOSE,
    SMILE,
    {
      look: 'paw',
      d: 'M20.6 66q-3.4-3.6-.4-7.2l6-5.4q2.6-1.8 4.4.4q1.4 2 .6 4.6l-2 6.4q-3.6 5-8.6 1.2ZM43.4 66q3.4-3.6.4-7.2l-6-5.4q-2.6-1.8-4.4.4q-1.4 2-.6 4.6l2 6.4q3.6 5 8.6 1.2Z',
    },
    { look: 'spark', d: 'M13.4 56.6l-6-3M12.6 62l-6.6 1M50.6 56.6l6-3M51.4 62l6.6 1' },
  ],
};

/** Ears lie down in these. */
export const LOW_EARS: ReadonlySet<Reaction> = new Set<Reaction>(['shame', 'tears']);

/** All of them, in the order in which they are offered. */
export const REACTIONS = Object.keys(FEELINGS) as Reaction[];
