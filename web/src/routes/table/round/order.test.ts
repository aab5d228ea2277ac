import { expect, test } from 'vitest';
import { memoryStore, storageOn } from '../../../net/storage';
import { keepOrder, keptOrder, ordered } from './order';

test('cards lie as wished, and new ones come last', () => {
  expect(ordered(['a', 'b', 'c', 'd'], ['c', 'a'])).toEqual(['c', 'a', 'b', 'd']);
});

test('cards that have left the hand leave no hole', () => {
  expect(ordered(['b', 'e'], ['c', 'b', 'a'])).toEqual(['b', 'e']);
});

test('an order is kept for its game only', () => {
  const storage = storageOn(memoryStore());
  keepOrder('one', ['b', 'a'], storage);
  expect(keptOrder('one', storage)).toEqual(['b', 'a']);
  expect(keptOrder('two', storage)).toEqual([]);
});
