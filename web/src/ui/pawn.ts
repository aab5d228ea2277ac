// A standing rabbit as the text of an svg, for files and pictures that are made outside the page.
import { BELLY, BODY, FEET } from './body';
import { BLAZE, EAR_SHAPES, EAR_TURNS, HEAD, looksOf, MOUTH, NOSE, PATCH, SHADE } from './rabbit';

const INK = '#1a1f33';
const EDGE = '#f3ead8';
/** The proportion of the drawing: width to height. */
export const PAWN = { width: 80, height: 104 } as const;

/** The colour of a rabbit, as the page has it. */
export function furOf(seat: number): string {
  const styles = getComputedStyle(document.documentElement);
  return styles.getPropertyValue(`--seat-${looksOf(seat).seat}`).trim() || EDGE;
}

// The attribute has no units, unlike the style.
const turned = (turn: string): string => turn.replace(/px|deg/g, '');

/** The drawing; `fur` is its colour. */
export function pawnSvg(seat: number, fur: string): string {
  const { ears: shape, face } = looksOf(seat);
  const [left, right] = EAR_SHAPES[shape];
  const [turnLeft, turnRight] = EAR_TURNS[shape].map(([up]) => turned(up));
  const ear = (part: 'outer' | 'inner', paint: string): string =>
    `<g transform="${turnLeft}"><path ${paint} d="${left[part]}"/></g>` +
    `<g transform="matrix(-1 0 0 1 64 0)"><g transform="${turnRight}"><path ${paint} d="${right[part]}"/></g></g>`;
  const edge = `fill="${EDGE}" stroke="${EDGE}" stroke-width="5.5" stroke-linejoin="round"`;
  const coat = `fill="${fur}"`;
  const eye = (x: number, ink: string, glint: string): string =>
    `<ellipse cx="${x}" cy="46" rx="2.7" ry="3.3" fill="${ink}"/><circle cx="${x + 1}" cy="44.8" r="1" fill="${glint}"/>`;
  const patched = face === 'patch';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -3 80 104" width="80" height="104">`,
    ear('outer', edge),
    `<path ${edge} d="${BODY}"/><path ${edge} d="${FEET}"/><path ${edge} d="${HEAD}"/>`,
    `<path ${coat} d="${BODY}"/><path fill="#f7efdf" opacity=".55" d="${BELLY}"/>`,
    `<path ${coat} stroke="#0003" d="${FEET}"/>`,
    ear('outer', coat),
    ear('inner', `fill="${INK}" opacity=".28"`),
    `<path ${coat} d="${HEAD}"/><path fill="${INK}" opacity=".16" d="${SHADE}"/>`,
    face === 'blaze' ? `<path fill="#f7efdf" d="${BLAZE}"/>` : '',
    patched ? `<path fill="${INK}" d="${PATCH}"/>` : '',
    eye(24.6, INK, '#fff'),
    eye(39.4, patched ? EDGE : INK, patched ? INK : '#fff'),
    `<path fill="${INK}" d="${NOSE}"/>`,
    `<path fill="none" stroke="${INK}" stroke-width="1.5" stroke-linecap="round" d="${MOUTH}"/>`,
    '</svg>',
  ].join('');
}
