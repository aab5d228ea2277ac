import { expect, test } from 'vitest';
import { inOrder, placeIn, straighten, type Corners, type Pixels } from './straight';

const pixels = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(4 * width * height),
});
const SKEW: Corners = [
  { x: 10, y: 20 },
  { x: 90, y: 5 },
  { x: 80, y: 70 },
  { x: 5, y: 60 },
];

test('the corners of the straight picture are those of the row', () => {
  const place = placeIn(SKEW);
  const found = [place(0, 0), place(1, 0), place(1, 1), place(0, 1)];
  found.forEach(({ x, y }, at) => {
    expect(x).toBeCloseTo(SKEW[at]!.x);
    expect(y).toBeCloseTo(SKEW[at]!.y);
  });
});

test('lines stay straight, and what is nearer takes more room', () => {
  // Seen from the left: the right edge is far away, so the middle card lies right of the middle.
  const place = placeIn([
    { x: 0, y: 0 },
    { x: 100, y: 30 },
    { x: 100, y: 70 },
    { x: 0, y: 100 },
  ]);
  expect(place(0.5, 0.5).y).toBeCloseTo(50);
  expect(place(0.5, 0.5).x).toBeGreaterThan(60);
});

test('two cards of a photo are two halves of the straight picture', () => {
  const photo = pixels(40, 20);
  for (let at = 0; at < 40 * 20; at += 1) photo.data[4 * at] = at % 40 < 20 ? 200 : 50;
  const into = pixels(10, 4);
  const row: Corners = [
    { x: 10, y: 5 },
    { x: 30, y: 5 },
    { x: 30, y: 15 },
    { x: 10, y: 15 },
  ];
  straighten(photo, row, into);
  expect([...into.data.filter((_, at) => at % 4 === 0)].slice(0, 10)).toEqual([
    200, 200, 200, 200, 200, 50, 50, 50, 50, 50,
  ]);
});

test('corners may be tapped in any order', () => {
  const [a, b, c, d] = SKEW;
  expect(inOrder([c, a, d, b])).toEqual([a, b, c, d]);
});
