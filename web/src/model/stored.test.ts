// What a device keeps: drafts, tables, and a storage that may say no.
import { expect, test } from 'vitest';
import { memoryStore, storageOn } from '../net/storage';
import { Drafts } from './drafts';
import { RecentTables } from './tables';

test('a draft belongs to its round, and an unused one is offered again later', () => {
  let now = 0;
  const drafts = new Drafts(storageOn(memoryStore()), () => (now += 1));
  drafts.keep('g', 1, 'lost race');
  expect(drafts.get('g', 1)).toBe('lost race');
  expect(drafts.get('g', 4)).toBe('lost race');
  drafts.keep('g', 4, 'a new idea');
  expect(drafts.get('g', 4)).toBe('a new idea');
  expect(drafts.get('another', 1)).toBe('');
  drafts.told('g', 'a new idea ');
  expect(drafts.get('g', 5)).toBe('lost race');
  drafts.keep('g', 1, '');
  expect(drafts.get('g', 5)).toBe('');
});

test('tables are remembered, the newest first, and forgotten after two days', () => {
  let now = 0;
  const tables = new RecentTables(storageOn(memoryStore()), () => now);
  tables.remember('AAAA', 'Ada');
  now = 1_000;
  tables.remember('BBBB', 'Ada');
  now = 2_000;
  tables.remember('AAAA', 'Adele');
  expect(tables.list().map((one) => one.code)).toEqual(['AAAA', 'BBBB']);
  expect(tables.lastName()).toBe('');
  tables.rememberName('Ada');
  tables.remember('AAAA', 'Ada 2');
  expect(tables.lastName()).toBe('Ada');
  tables.forget('AAAA');
  expect(tables.list().map((one) => one.code)).toEqual(['BBBB']);
  now += 2 * 24 * 3600_000;
  expect(tables.list()).toEqual([]);
});

test('a storage that is full or forbidden keeps things while the page lives', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
  };
  const storage = storageOn(full);
  storage.write('a', { b: 1 });
  expect(storage.read('a')).toEqual({ b: 1 });
  storage.remove('a');
  expect(storage.read('a')).toBeNull();
});

test('what is damaged is as good as absent', () => {
  const store = memoryStore();
  store.setItem('storyhare.drafts', '{"half');
  expect(new Drafts(storageOn(store)).get('g', 1)).toBe('');
});
