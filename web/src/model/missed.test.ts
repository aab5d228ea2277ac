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
  model.catchUp('look');
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

test('whoever comes is shown what is asked, and which rounds were revealed', () => {
  const table = overDays({ game: aGame({ phase: 'give', round: 3 }) });
  const { model } = sit(table, aYou({ missed: missing(1, 1) }));
  expect(model.since).toEqual({ rounds: [1, 2], mode: 'ask' });
  expect([model.phase, model.isMyTurn, model.missed]).toEqual(['give', true, null]);
  model.catchUp('later');
  expect(model.since).toEqual({ rounds: [1, 2], mode: 'later' });
  expect(model.phase).toBe('give');
  model.catchUp('look');
  expect([model.phase, model.round]).toEqual(['reveal', 1]);
});

test('a reveal is shown at once to whoever is there, and to whoever is asked nothing', () => {
  const waiting = overDays({ awaited: [2] });
  const { model } = sit(waiting, aYou({ missed: missing(2, 0) }));
  expect([model.phase, model.since.mode]).toEqual(['reveal', 'look']);
  const { world, model: other } = sit(overDays(), aYou());
  world.socket.say({ type: 'view', table: overDays(), you: aYou({ missed: missing(2, 0) }) });
  expect([other.phase, other.since.mode]).toEqual(['reveal', 'look']);
});

test('who has chosen is not asked again after a gap in the network, but after a long one', () => {
  const you = aYou({ missed: missing(1, 1) });
  const { world, model } = sit(overDays(), you);
  model.catchUp('look');
  for (const [minutes, mode] of [
    [1, 'look'],
    [11, 'ask'],
  ] as const) {
    world.socket.callbacks.closed(1006);
    vi.advanceTimersByTime(minutes * 60_000);
    world.pass(minutes * 60_000);
    world.socket.welcome(overDays(), you);
    expect(model.since.mode).toBe(mode);
  }
});

test('whoever looks at a missed reveal may go to its end, for themselves', () => {
  const { world, model } = sit(overDays(), aYou({ missed: missing(1, 0) }));
  model.catchUp('look');
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
