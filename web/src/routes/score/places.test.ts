// The places of the podium.
import { expect, test } from 'vitest';
import { places } from './places';

test('equal scores share a place', () => {
  expect(places([0, 1, 2, 3], [7, 9, 9, 2])).toEqual([
    { place: 1, seats: [1, 2], score: 9 },
    { place: 2, seats: [0], score: 7 },
    { place: 3, seats: [3], score: 2 },
  ]);
});
