// The table as state, over a conversation whose sockets the test holds.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aGame, aSeat, aTable, aYou, FakeWorld } from '../net/fixtures';
import { Connection } from '../net/socket';
import { memoryStore, storageOn } from '../net/storage';
import type { TableView, YouView } from '../net/types';
import { Drafts } from './drafts';
import { prefs } from './prefs.svelte';
import { TableModel } from './table.svelte';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_767_225_600_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

function sit(table: TableView = aTable(), you: YouView | null = aYou()) {
  const world = new FakeWorld();
  const drafts = new Drafts(storageOn(memoryStore()));
  const model = new TableModel(
    'HARE',
    false,
    (code, listener) => {
      const connection = new Connection(code, world, listener);
      connection.open();
      return { connection, stop: () => connection.close() };
    },
    drafts,
  );
  model.open();
  world.socket.welcome(table, you);
  const show = (newTable: TableView, newYou: YouView | null = you) =>
    world.socket.say({ type: 'view', table: newTable, you: newYou });
  const ack = (newTable = table, newYou: YouView | null = you) =>
    world.socket.say({
      type: 'ack',
      cmd_id: world.socket.commands().at(-1)!.cmd_id,
      table: newTable,
      you: newYou,
    });
  return { world, model, drafts, show, ack };
}

test('knows people, seats and whose turn it is', () => {
  const { model } = sit();
  expect(model.me?.name).toBe('Ada');
  expect(model.isHost).toBe(true);
  expect(model.seatName(2)).toBe('Zoë');
  expect(model.rabbitOf(2)).toBe(7);
  expect(model.watchers.map((person) => person.name)).toEqual(['Eve']);
  expect(model.awaitedNames).toEqual(['Zoë', 'Tom']);
  expect(model.mayGive?.number).toBe(1);
  expect(model.mayVote).toBeNull();
  expect(model.isMyTurn).toBe(true);
});

test('one’s own card is due, then on its way, then saved', () => {
  const { model, ack } = sit();
  expect(model.move).toEqual({ kind: 'give', state: 'due' });
  void model.give(['dreams/b']);
  expect(model.move).toEqual({ kind: 'give', state: 'sending' });
  expect(model.given).toEqual(['dreams/b']);
  expect(model.isMyTurn).toBe(false);
  const table = aTable({ game: aGame({ awaited: [2, 3] }) });
  ack(table, aYou({ game: aSeat({ given: ['dreams/b'] }) }));
  expect(model.move).toEqual({ kind: 'give', state: 'saved' });
});

test('without the network a move waits, and the wish is shown', () => {
  const { model, world } = sit();
  world.socket.callbacks.closed(1006);
  void model.give(['dreams/c']);
  expect(model.connection.name).toBe('away');
  expect(model.move?.state).toBe('waiting');
  expect(model.given).toEqual(['dreams/c']);
});

test('a refused card is taken off again and the refusal is said until it is dismissed', async () => {
  const { model, world } = sit();
  const answer = model.give(['dreams/c']);
  const refusal = { code: 'not_in_your_hand', params: {} };
  const { cmd_id } = world.socket.commands()[0]!;
  world.socket.say({ type: 'refused', refusal, cmd_id });
  expect(await answer).toEqual(refusal);
  expect(model.given).toEqual([]);
  expect(model.refusals.map((one) => one.refusal)).toEqual([refusal]);
  model.dismissRefusal(model.refusals[0]!.id);
  expect(model.refusals).toEqual([]);
});

test('an old move does not colour the next phase', () => {
  const { model, show } = sit();
  void model.give(['dreams/b']);
  const legal = [{ may: 'vote' as const, numbers: [1, 2, 3], most: 1, red: [] }];
  show(
    aTable({ game: aGame({ phase: 'vote', awaited: [0] }) }),
    aYou({ game: aSeat({ legal, given: ['dreams/b'] }) }),
  );
  expect(model.move).toEqual({ kind: 'vote', state: 'due' });
});

test('a clue’s draft is kept until the clue is kept', async () => {
  const telling = aTable({ game: aGame({ phase: 'tell', storyteller: null, clue: null }) });
  const legal = [
    { may: 'tell' as const, cards: ['dreams/a'], kinds: ['text' as const], limit: 160 },
  ];
  const { model, drafts, world, ack } = sit(telling, aYou({ game: aSeat({ legal }) }));
  expect(model.isRace).toBe(true);
  drafts.keep('game-1', 2, 'a long way');
  const slow = model.tell({ text: 'a long way' }, 'dreams/a');
  const { cmd_id } = world.socket.commands()[0]!;
  world.socket.say({ type: 'refused', refusal: { code: 'clue_already_told', params: {} }, cmd_id });
  expect((await slow)?.code).toBe('clue_already_told');
  expect(drafts.get('game-1', 5)).toBe('a long way');
  const told = model.tell({ text: 'a long way' }, 'dreams/a');
  ack();
  expect(await told).toBeNull();
  expect(drafts.get('game-1', 5)).toBe('');
});

test('the clock counts by the server’s time, and stands while paused', () => {
  const { model, world, show } = sit(aTable({ clock: { deadline: 1_767_225_600 + 90 } }));
  expect(model.secondsLeft).toBe(90);
  world.pass(100);
  world.socket.say({ type: 'pong', now: (world.time + 30_000 - 50) / 1000 });
  expect(model.secondsLeft).toBe(60);
  vi.advanceTimersByTime(10_000);
  expect(model.secondsLeft).toBe(50);
  show(aTable({ clock: { paused: 'host', left: 12.4 } }));
  vi.advanceTimersByTime(5_000);
  expect(model.secondsLeft).toBe(13);
  expect(model.isMyTurn).toBe(false);
  show(aTable());
  expect(model.secondsLeft).toBeNull();
});

test('partners sit opposite and share a rabbit', () => {
  const people = Array.from({ length: 6 }, (_, at) => ({
    id: `p${at}`,
    name: `P${at}`,
    rabbit: at,
  }));
  const settings = { ...aTable().settings, ruleset: 'team' as const };
  const seats = people.map((person) => person.id);
  const { model } = sit(aTable({ stage: 'lobby', game: null, people, seats, settings }));
  expect(model.teams.map((team) => team.seats)).toEqual([
    [0, 3],
    [1, 4],
    [2, 5],
  ]);
  expect(model.partnerOf(4)).toBe(1);
  expect(model.rabbitOf(4)).toBe(1);
});

test('two quick changes of the settings are both kept', () => {
  const { model, world } = sit(aTable({ stage: 'lobby', game: null }));
  void model.configure({ language: 'fr' });
  void model.configure({ ruleset: 'party' });
  expect(world.socket.commands().at(-1)!.body).toMatchObject({
    settings: { language: 'fr', ruleset: 'party', decks: ['dreams'] },
  });
  expect(model.settings).toMatchObject({ language: 'fr', ruleset: 'party' });
});

test('chat told again after coming back is there once; reactions fade', () => {
  const { model, world } = sit();
  const line = { type: 'said' as const, person: 'ben', text: 'hello', at: 5, old: false };
  world.socket.say(line);
  world.socket.say({ ...line, old: true });
  world.socket.say({ ...line, person: 'ada', at: 6 });
  expect(model.chat).toHaveLength(2);
  expect(model.unread).toBe(1);
  world.socket.say({ type: 'reacted', person: 'ben', reaction: 'hush', face: 'tears' });
  expect(model.reactions).toHaveLength(1);
  vi.advanceTimersByTime(5_000);
  expect(model.reactions).toEqual([]);
});

test('what a forgotten person said is taken back', () => {
  const { model, world } = sit();
  const line = { type: 'said' as const, person: 'ben', text: 'hello', at: 5, old: false };
  world.socket.say(line);
  world.socket.say({ ...line, person: 'ada', at: 6 });
  world.socket.say({ type: 'unsaid', person: 'ben' });
  expect(model.chat.map(({ person }) => person)).toEqual(['ada']);
});

test('what bots say can be left out on this device, and shown again', () => {
  const table = aTable();
  const people = table.people.map((one) => (one.id === 'ben' ? { ...one, bot: 'easy' } : one));
  const { model, world } = sit({ ...table, people } as TableView);
  const line = { type: 'said' as const, person: 'ben', text: 'The moon!', at: 5, old: false };
  const heard = () => model.chat.filter((one) => model.shows(one)).map((one) => one.at);
  world.socket.say(line);
  expect([heard(), model.unread]).toEqual([[5], 1]);
  prefs.remarks = false;
  world.socket.say({ ...line, at: 6 });
  world.socket.say({ ...line, person: 'zoe', at: 7 });
  expect([heard(), model.unread]).toEqual([[7], 2]);
  prefs.remarks = true;
  expect(heard()).toEqual([5, 6, 7]);
});

test('somebody who watches has no seat, no move and no secrets', () => {
  const { model } = sit(aTable(), null);
  expect(model.me).toBeNull();
  expect(model.seat).toBeNull();
  expect(model.move).toBeNull();
  expect(model.isMyTurn).toBe(false);
});

test('in the reveal pressing on is the move, and no turn to be called for', () => {
  const revealed = aTable({ game: aGame({ phase: 'reveal', awaited: [] }), awaited: [0, 1] });
  const { model, ack } = sit(revealed, aYou({ game: aSeat({ legal: [] }) }));
  expect(model.move).toEqual({ kind: 'press_on', state: 'due' });
  expect(model.isMyTurn).toBe(false);
  void model.pressOn();
  expect(model.move?.state).toBe('sending');
  ack({ ...revealed, awaited: [1] });
  expect(model.move?.state).toBe('saved');
});
