// The last view of a table over days, on this device.
import { expect, test } from 'vitest';
import { aTable, aYou, begin, FakeWorld } from './fixtures';
import type { TableView } from './types';

const DAY_MS = 24 * 3600_000;

function overDays(changes: Partial<TableView> = {}): TableView {
  const table = aTable(changes);
  const clocks = { tell: 86_400, give: 86_400, vote: 86_400, reveal: null, pace: 'over_days' };
  return { ...table, settings: { ...table.settings, clocks } } as TableView;
}

/** A page that has shown the table, and its storage. */
function shown(table = overDays(), you = aYou()) {
  const world = new FakeWorld();
  const begun = begin(world);
  world.socket.welcome(table, you);
  return { ...begun, world };
}

test('the next page shows what this one showed, before there is a connection', () => {
  const { world } = shown();
  const { notes } = begin(new FakeWorld(world.storage));
  expect(notes.views).toEqual([]);
  expect(notes.shownAgain).toEqual([
    expect.objectContaining({ at: world.time, table: overDays(), you: aYou() }),
  ]);
});

test('a move made before there is a connection is sent after it, with its round and phase', () => {
  const { world } = shown();
  const later = new FakeWorld(world.storage);
  const { notes, connection } = begin(later);
  void connection.ask({ do: 'give', cards: ['dreams/a'] });
  expect(notes.waiting).toHaveLength(1);
  expect(later.socket.commands()).toEqual([]);
  later.socket.welcome(overDays(), aYou());
  expect(later.socket.commands()).toMatchObject([{ game: 'game-1', round: 2, phase: 'give' }]);
});

test('over days a move waits for days, and a wish to the table does not', () => {
  const { world, connection } = shown();
  world.socket.callbacks.closed(1006);
  void connection.ask({ do: 'give', cards: ['dreams/a'] });
  void connection.ask({ do: 'pause' });
  const after = new FakeWorld(world.storage);
  after.time = world.time + 3 * DAY_MS;
  begin(after);
  after.socket.welcome(overDays(), aYou());
  expect(after.socket.commands().map(({ body }) => body.do)).toEqual(['give']);
});

test('nothing is kept of other tables, for spectators, or of who has left', () => {
  const left = overDays();
  left.people[0]!.left = true;
  for (const [table, you] of [
    [aTable(), aYou()],
    [overDays(), null],
    [left, aYou()],
  ] as const) {
    const { world } = shown();
    const after = new FakeWorld(world.storage);
    begin(after);
    after.socket.welcome(table, you);
    const { notes } = begin(new FakeWorld(world.storage));
    expect(notes.shownAgain).toEqual([]);
  }
});
