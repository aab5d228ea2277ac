// The link that takes all tables along.
import { expect, test } from 'vitest';
import { readOffer } from './moving';

test('a link names each table with its secret, and nothing else is read', () => {
  expect(readOffer('#move=HARE.abc_-1,CORN.xyz')).toEqual([
    ['HARE', 'abc_-1'],
    ['CORN', 'xyz'],
  ]);
  expect(readOffer('#move=HARE,.x,CORN.')).toEqual([]);
  expect(readOffer('#HARE.abc')).toEqual([]);
  expect(readOffer(`#move=${Array(99).fill('HARE.a').join(',')}`)).toHaveLength(12);
});
