// Reveals that were missed over days, over a conversation whose sockets the test holds.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aGame, aTable, aYou, FakeWorld } from '../net/fixtures';
import { Connection } from '../net/socket';
import { memoryStore, storageOn } from '../net/storage';
import type { MissedView, TableView, YouView } from '../net/types';
import { Drafts } from './drafts';
import { TableModel } from './table.svelte';

const NOW = 1_767_225_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

function overDays(changes: Partial<TableView> = {}): TableView {
  const table = aTable(changes);
  const clocks = { tell: 86_400, give: 86_400, vote: 86_400, reveal: null, pace: 'over_days' };
  return { ...table, settings: { ...table.settings, clocks } } as TableView;
}

const missing = (round: number, more: number): MissedView => ({
  since: NOW / 1000 - 50_000,
  game: aGame({ phase: 'reveal', round, awaited: [] }),
  steps: [
    { shows: 'votes', at: 0 },
    { shows: 'track', at: 5 },
  ],
  more,
});

function sit(table: TableView, you: YouView) {
  const world = new FakeWorld();
  const model = new TableModel(
    'HARE',
    false,
    (code, listener) => {
      const connection = new Connection(code, world, listener);
      connection.open();
      return { connection, stop: () => connection.close() };
    },
    new Drafts(storageOn(memoryStore())),
  );
  model.open();
  world.socket.welcome(table, you);
  return { world, model };
}

test('a missed reveal is shown as if it happened now, then the next one, then the table', () => {
  const table = overDays({ game: aGame({ phase: 'give', round: 3 }) });
  const { world, model } = sit(table, aYou({ missed: missing(1, 1) }));
  expect([model.phase, model.round, model.missed]).toEqual(['reveal', 1, 1]);
  expect(model.reveal.index).toBe(0);
  expect(model.own).toBeNull();
  expect(model.move).toEqual({ kind: 'press_on', state: 'due' });
  vi.advanceTimersByTime(5_001);
  expect(model.reveal.done).toBe(true);
  void model.pressOn();
  expect(world.socket.commands().at(-1)!.body).toEqual({ do: 'see', round: 1 });
  // Before the answer, and also offline, one tap leads on.
  expect([model.phase, model.round, model.missed]).toEqual(['give', 3, null]);
  world.socket.say({ type: 'view', table, you: aYou({ missed: missing(2, 0) }) });
  expect([model.phase, model.round, model.missed]).toEqual(['reveal', 2, 0]);
  expect(model.reveal.index).toBe(0);
  world.socket.say({ type: 'view', table, you: aYou() });
  expect(model.missed).toBeNull();
  expect(model.isMyTurn).toBe(true);
});

test('whoever looks at a missed reveal may go to its end, for themselves', () => {
  const { world, model } = sit(overDays(), aYou({ missed: missing(1, 0) }));
  void model.showStep(1);
  expect(model.reveal.done).toBe(true);
  expect(world.socket.commands()).toEqual([]);
});

test('the last reveal is shown before the end', () => {
  const over = overDays({ stage: 'over', game: aGame({ phase: 'end', round: 9 }) });
  const { model } = sit(over, aYou({ missed: missing(9, 0) }));
  expect([model.stage, model.phase]).toEqual(['playing', 'reveal']);
  void model.pressOn();
  expect(model.stage).toBe('over');
});

test('over days nothing ticks: the table says until when', () => {
  const at = NOW / 1000 + 3 * 86_400;
  const { model } = sit(overDays({ clock: { deadline: at } }), aYou());
  expect([model.until, model.secondsLeft]).toEqual([at * 1000, null]);
  const { model: together } = sit(aTable({ clock: { deadline: NOW / 1000 + 30 } }), aYou());
  expect([together.until, together.secondsLeft]).toEqual([null, 30]);
});
