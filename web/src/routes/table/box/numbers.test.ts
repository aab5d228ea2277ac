// Numbers of the row that a person says are theirs.
import { expect, test } from 'vitest';
import { pictureAt } from '../../../model/decks.svelte';
import { numberOn } from '../../../ui/picture';
import { rowLength, tapped, undisputed } from './numbers';

test('another number takes the place of the first one', () => {
  expect(tapped([], '4', 1)).toEqual(['4']);
  expect(tapped(['4'], '2', 1)).toEqual(['2']);
  expect(tapped(['4'], '4', 1)).toEqual([]);
});

test('with three players two numbers are chosen, and the oldest one goes', () => {
  expect(tapped(['4'], '2', 2)).toEqual(['4', '2']);
  expect(tapped(['4', '2'], '1', 2)).toEqual(['2', '1']);
  expect(tapped(['4', '2'], '4', 2)).toEqual(['2']);
});

test('a number that two people have said is asked again, the other one stays', () => {
  expect(undisputed(['4', '2'], ['4'])).toEqual(['2']);
  expect(undisputed(['4'], [])).toEqual(['4']);
});

test('the row is as long as the books say', () => {
  expect(rowLength('odyssey', 3)).toBe(5);
  expect(rowLength('classic', 6)).toBe(6);
  expect(rowLength('party', 12)).toBe(12);
  expect(rowLength('team', 6)).toBe(4);
});

test('a card of the box has a number to draw, a card of a deck has a picture', () => {
  expect(numberOn(pictureAt('11'))).toBe('11');
  expect(numberOn(pictureAt('dreams/fox-galaxy'))).toBe(null);
});
