import { describe, expect, test } from 'vitest';
import { fitGrid, fitOver, gridHeight, type Room } from './grid';

/** What a phone of 390 × 844 leaves at the vote. */
const PHONE: Room = { count: 6, width: 366, height: 540, gap: 8, ratio: 1.5, under: 6 };
const rowsOf = (room: Partial<Room>): number[] => {
  const { columns } = fitGrid({ ...PHONE, ...room });
  const count = room.count ?? PHONE.count;
  return Array.from({ length: Math.ceil(count / columns) }, (_, row) =>
    Math.min(columns, count - row * columns),
  );
};

describe('a phone', () => {
  test('shows three to nine cards as 2 + 1, 2 + 2, 3 + 2, 3 + 3, 3 + 3 + 1, 3 + 3 + 2 and 3 + 3 + 3', () => {
    expect([3, 4, 5, 6, 7, 8, 9].map((count) => rowsOf({ count }))).toEqual([
      [2, 1],
      [2, 2],
      [3, 2],
      [3, 3],
      [3, 3, 1],
      [3, 3, 2],
      [3, 3, 3],
    ]);
  });
  test('shows four cards larger than six', () => {
    const [four, six] = [4, 6].map((count) => fitGrid({ ...PHONE, count }).card);
    expect(four).toBeGreaterThan(1.4 * six!);
  });
  test('scrolls through twelve in three columns, unless small cards are welcome', () => {
    const large = fitGrid({ ...PHONE, count: 12, least: 92 });
    expect([large.columns, large.card, large.fits]).toEqual([3, 116, false]);
    const all = fitGrid({ ...PHONE, count: 12, least: 84 });
    expect([all.columns, all.card, all.fits]).toEqual([4, 85, true]);
  });
  test('lets notes go below the action before it lets cards', () => {
    const short = { ...PHONE, height: 250 };
    expect(fitOver(short, 0).fits).toBe(false);
    expect(fitOver(short, 20).fits).toBe(false);
    const { columns, card, fits } = fitOver(short, 60);
    expect([columns, card >= 84, fits]).toEqual([3, true, true]);
    // Where there is room for both, nothing moves.
    expect(fitOver(PHONE, 60)).toEqual(fitGrid(PHONE));
  });
  test('on its side shows six as 3 + 3 and twelve as 6 + 6', () => {
    expect([6, 12].map((count) => rowsOf({ count, width: 520, height: 370, least: 72 }))).toEqual([
      [3, 3],
      [6, 6],
    ]);
  });
  test('lays seven cards of a hand as 4 + 3 where the room is low', () => {
    expect(rowsOf({ count: 7, height: 400 })).toEqual([4, 3]);
  });
});

describe('any grid', () => {
  const rooms = [320, 366, 540, 796, 916, 2000].flatMap((width) =>
    [120, 300, 540, 870, 1300].flatMap((height) =>
      Array.from({ length: 12 }, (_, i) => ({ ...PHONE, count: i + 1, width, height, under: 30 })),
    ),
  );
  test('stays inside its room, or says that it does not fit', () => {
    for (const room of rooms) {
      const grid = fitGrid(room);
      const wide = grid.columns * grid.card + (grid.columns - 1) * room.gap;
      expect(wide).toBeLessThanOrEqual(room.width);
      const high = gridHeight(grid, room.gap, room.ratio, room.under);
      if (grid.fits) expect(high).toBeLessThanOrEqual(room.height);
      if (grid.fits) expect(grid.card).toBeGreaterThanOrEqual(84);
      expect(grid.rows).toBe(Math.ceil(room.count / grid.columns));
    }
  });
  test('has cards that are nearly as large as any number of columns allows', () => {
    for (const room of rooms.filter((room) => fitGrid(room).fits)) {
      const { card } = fitGrid(room);
      for (let columns = 1; columns <= room.count; columns++) {
        const other = fitGrid({ ...room, columns, least: 0 }).card;
        expect(card).toBeGreaterThanOrEqual(Math.floor(other * 0.94));
      }
    }
  });
  test('keeps its columns when told to, as long as the cards stay readable', () => {
    expect(fitGrid({ ...PHONE, columns: 2, least: 80 }).columns).toBe(2);
    expect(fitGrid({ ...PHONE, columns: 1 }).fits).toBe(false);
  });
  test('has no fewer columns than asked for, as far as there are cards', () => {
    const tall = { ...PHONE, height: 700 };
    expect([fitGrid(tall).columns, fitGrid({ ...tall, fewest: 3 }).columns]).toEqual([2, 3]);
    expect(fitGrid({ ...tall, count: 2, fewest: 3 }).columns).toBe(2);
  });
  test('has no cards larger than asked for', () => {
    expect(fitGrid({ ...PHONE, count: 2, most: 140 }).card).toBe(140);
  });
  test('without a limit of height goes by the width alone', () => {
    const grid = fitGrid({ ...PHONE, height: Infinity });
    expect([grid.columns, grid.card, grid.fits]).toEqual([3, 116, true]);
  });
});
