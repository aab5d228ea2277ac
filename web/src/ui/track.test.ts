import { describe, expect, test } from 'vitest';
import lands from '../assets/track/stones.json';
import { arrange, hops, standing, stoneOf, trail } from './track';

const pawns = (count: number, score: number) =>
  Array.from({ length: count }, (_, i) => ({ key: String(i), score }));

describe('stones', () => {
  test('with a goal everybody past it sits in the moon', () => {
    expect([0, 7, 30, 31, 44].map((score) => stoneOf(score, false))).toEqual([0, 7, 30, 30, 30]);
  });
  test('without a goal the path begins again after the moon', () => {
    expect([30, 31, 59, 60, 61].map((score) => stoneOf(score, true))).toEqual([30, 1, 29, 30, 1]);
  });
  test('a rabbit touches every stone on its way once', () => {
    expect(hops(11, 15, false)).toEqual([11, 12, 13, 14, 15]);
    expect(hops(28, 33, false)).toEqual([28, 29, 30]);
    expect(hops(29, 32, true)).toEqual([29, 30, 1, 2]);
    expect(hops(4, 4, false)).toEqual([4]);
  });
  test('every layout has a stone for each number', () => {
    for (const land of Object.values(lands)) expect(land.stones).toHaveLength(31);
  });
});

describe('sharing a stone', () => {
  test('up to three stand side by side in one rank', () => {
    for (const count of [1, 2, 3]) {
      expect(new Set(standing(count).map((place) => place.y)).size).toBe(1);
      expect(new Set(standing(count).map((place) => place.x)).size).toBe(count);
    }
  });
  test('more stand in two ranks, the front one not smaller than the back one', () => {
    for (const count of [4, 5, 8, 12]) {
      const places = standing(count);
      expect(places).toHaveLength(count);
      const back = places.filter((place) => place.rank === 0).length;
      expect(back).toBe(Math.floor(count / 2));
      const spots = new Set(places.map((place) => `${place.x.toFixed(3)},${place.y}`));
      expect(spots.size).toBe(count);
    }
  });
  test('a crowd is centred on its stone', () => {
    const sum = standing(7).reduce((all, place) => all + place.x, 0);
    expect(sum).toBeCloseTo(0);
  });
  test('nobody leaves the picture, on any stone of any layout', () => {
    for (const land of Object.values(lands))
      for (let score = 0; score <= 30; score++)
        for (const place of arrange(pawns(12, score), land, false)) {
          expect(place.x).toBeGreaterThan(0);
          expect(place.x).toBeLessThan(land.width);
          expect(place.y - place.height).toBeGreaterThanOrEqual(0);
          expect(place.y).toBeLessThanOrEqual(land.height);
        }
  });
  test('who stands nearer is drawn later', () => {
    const ys = arrange([...pawns(5, 3), ...pawns(2, 20)], lands.phone, false).map((p) => p.y);
    expect(ys).toEqual([...ys].sort((a, b) => a - b));
  });
});

test('a trail has one arc a hop', () => {
  expect(trail([3, 4, 5], lands.phone).match(/Q/g)).toHaveLength(2);
});
