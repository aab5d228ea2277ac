// The order of this device’s tables, and which of them are offered.
import { expect, test } from 'vitest';
import type { Brief } from '../net/api';
import { inOrder, type MyTable } from './myTables.svelte';
import { RecentTables } from './tables';
import { memoryStore, storageOn } from '../net/storage';

const playing = (more: Partial<Brief> = {}): Brief => ({ stage: 'playing', ...more });
const table = (code: string, brief: Brief | null, days = true): MyTable => ({
  code,
  name: 'Ada',
  at: 1,
  days,
  brief,
});
const codes = (...tables: MyTable[]): string[] => inOrder(tables).map(({ code }) => code);

test('who is asked comes first, and the soonest of those before the others', () => {
  const found = codes(
    table('WAIT', playing()),
    table('FREE', playing({ asked: 'give' })),
    table('LATE', playing({ asked: 'vote', deadline: 200 })),
    table('SOON', playing({ asked: 'see', deadline: 100 })),
    table('MUTE', null),
  );
  expect(found).toEqual(['SOON', 'LATE', 'FREE', 'WAIT', 'MUTE']);
});

test('two tables that are played together are offered, and no game over days that has ended', () => {
  const found = codes(
    table('ONE', null, false),
    table('TWO', { stage: 'over' }, false),
    table('THREE', null, false),
    table('GONE', { stage: 'over' }),
  );
  expect(found).toEqual(['ONE', 'TWO']);
});

test('a table over days is remembered for as long as its cookie, others for two days', () => {
  const day = 24 * 3600_000;
  let now = 1_767_225_600_000;
  const tables = new RecentTables(storageOn(memoryStore()), () => now);
  tables.remember('SLOW', 'Ada', true);
  tables.remember('FAST', 'Ada');
  now += 3 * day;
  expect(tables.list().map(({ code }) => code)).toEqual(['SLOW']);
  now += 398 * day;
  expect(tables.list()).toEqual([]);
});
