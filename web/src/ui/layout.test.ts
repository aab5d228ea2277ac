import { describe, expect, test } from 'vitest';
import { clueSize, fanPose, gridColumns, gridGap, handColumns } from './layout';

describe('columns of the table', () => {
  test('a phone shows up to six cards in three columns and seven or eight in four', () => {
    expect([3, 5, 6, 7, 8].map((count) => gridColumns(count, 390))).toEqual([3, 3, 3, 4, 4]);
  });
  test('nine to twelve scroll in three columns, or are seen together in four', () => {
    expect(gridColumns(12, 390)).toBe(3);
    expect(gridColumns(12, 390, { dense: true })).toBe(4);
  });
  test('under 390 px there are never more than three columns', () => {
    for (let count = 3; count <= 12; count++)
      for (const width of [320, 360, 389])
        for (const dense of [true, false])
          expect(gridColumns(count, width, { dense })).toBeLessThanOrEqual(3);
  });
  test('cards on a phone are at least 84 px wide', () => {
    for (let count = 3; count <= 12; count++)
      for (const width of [320, 360, 390, 412]) {
        const columns = gridColumns(count, width, { dense: true });
        const gaps = gridGap(columns, 'phone') * (columns - 1);
        // 12 px of margin and 3 px of padding on either side.
        expect((width - 30 - gaps) / columns).toBeGreaterThanOrEqual(84);
      }
  });
  test('a wide page and a TV need no more than two rows', () => {
    for (let count = 3; count <= 12; count++)
      for (const place of ['desktop', 'tv'] as const)
        expect(Math.ceil(count / gridColumns(count, 1440, { place }))).toBeLessThanOrEqual(2);
    expect(gridColumns(6, 1920, { place: 'tv' })).toBe(6);
  });
  test('four cards lie as 2 + 2, but on a TV in one row', () => {
    expect([320, 390].map((width) => gridColumns(4, width))).toEqual([2, 2]);
    expect(gridColumns(4, 1440, { place: 'desktop' })).toBe(2);
    expect(gridColumns(4, 1920, { place: 'tv' })).toBe(4);
  });
});

test('a hand lies as 3 + 3, 4 + 3, 3 + 2 or 2 + 2', () => {
  expect([6, 7, 5, 4].map((count) => handColumns(count, 390))).toEqual([3, 4, 3, 2]);
  expect(handColumns(7, 360)).toBe(3);
});

describe('the size of a clue', () => {
  test('falls in steps with its length', () => {
    const sizes = [28, 29, 48, 49, 80, 81].map((n) => clueSize('x'.repeat(n), 'stage'));
    expect(sizes).toEqual([33, 29, 29, 25, 25, 21]);
  });
  test('counts letters as people do', () => {
    expect(clueSize('🐇'.repeat(28), 'bar')).toBe(clueSize('x'.repeat(28), 'bar'));
  });
  test('never falls under 18 px', () => {
    for (const where of ['stage', 'bar', 'line', 'side', 'tv'] as const)
      expect(clueSize('x'.repeat(160), where)).toBeGreaterThanOrEqual(18);
  });
});

test('a fan is even on both sides and its middle card stands straight', () => {
  expect(fanPose(2, 5)).toEqual({ angle: 0, drop: 0 });
  expect(fanPose(0, 5).angle).toBe(-fanPose(4, 5).angle);
  expect(fanPose(0, 1)).toEqual({ angle: 0, drop: 0 });
});
