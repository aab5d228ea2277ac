// Where reactions start and how far they fly.
import { expect, test } from 'vitest';
import { drift, edge, height, inside, rabbitIn } from './flight';

const ROOM = { width: 390, height: 844 };
const at = (left: number, top: number, size: number) => ({ left, top, width: size, height: size });

test('a reaction starts at the largest of a rabbit that is in sight', () => {
  expect(rabbitIn([at(10, 10, 20), at(100, 200, 40)], ROOM)).toEqual({ x: 120, y: 220 });
  expect(rabbitIn([at(10, 10, 20), at(100, 830, 40)], ROOM)).toEqual({ x: 20, y: 20 });
  expect(rabbitIn([at(10, 900, 20), at(0, 0, 0)], ROOM)).toBeNull();
});

test('without a rabbit in sight everybody has a place of their own', () => {
  const places = [0, 1, 2].map((seat) => edge(seat, 3, ROOM).x);
  expect(places).toEqual([97.5, 195, 292.5]);
});

test('faces that start below each other drift apart, and stay in the window', () => {
  const from = { x: 40, y: 500 };
  const ends = [0, 1, 2, 3, 4].map((seat) => from.x + drift(from, seat, 5, 60, ROOM));
  expect(ends).toEqual([45, 45, 45, 94, 148]);
  const middle = { x: 195, y: 500 };
  const apart = [0, 1, 2].map((seat) => middle.x + drift(middle, seat, 3, 60, ROOM));
  expect(apart).toEqual([141, 195, 249]);
});

test('nothing flies out of the window, and a face at the edge is whole', () => {
  expect(height({ x: 0, y: 600 }, 60, ROOM)).toBeCloseTo(844 * 0.34);
  expect(height({ x: 0, y: 100 }, 60, ROOM)).toBe(16);
  expect(height({ x: 0, y: 20 }, 60, ROOM)).toBe(0);
  expect(inside({ x: 385, y: 10 }, 60, ROOM)).toEqual({ x: 345, y: 45 });
});
