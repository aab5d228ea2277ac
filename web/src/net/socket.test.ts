// The conversation in a world whose time the test moves.
import { expect, test } from 'vitest';
import { aGame, another, aTable, aYou, begin, FakeWorld, sat } from './fixtures';
import { ANSWER_MS, FIRST_PAUSE_MS, IDLE_MS, LONGEST_ANSWER_MS } from './patience';
import type { Give } from './types';

const give = (card: string): Give => ({ do: 'give', cards: [card] });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('says hello first, and is open with the first view', () => {
  const { world, notes } = begin();
  world.socket.callbacks.opened();
  expect(world.socket.sent).toEqual([{ type: 'hello', protocol: 1 }]);
  expect(notes.states).toEqual([]);
  world.socket.say({ type: 'view', table: aTable(), you: aYou() });
  expect(notes.states).toEqual([{ name: 'open' }]);
  expect(notes.views).toHaveLength(1);
});

test('a command carries game, round and phase, and is done with its ack', async () => {
  const { world, notes, connection } = sat();
  const answer = connection.ask(give('dreams/a'));
  const [sent] = world.socket.commands();
  expect(sent).toMatchObject({ game: 'game-1', round: 2, phase: 'give' });
  expect(sent!.cmd_id).toMatch(/^[0-9a-f]{32}$/);
  expect(notes.waiting).toHaveLength(1);
  world.socket.say({ type: 'ack', cmd_id: sent!.cmd_id, table: aTable(), you: aYou() });
  expect(await answer).toBeNull();
  expect(notes.waiting).toHaveLength(0);
  expect(notes.views).toHaveLength(2);
});

test('a refusal reaches the one who asked, and nobody waits any longer', async () => {
  const { world, notes, connection } = sat();
  const answer = connection.ask(give('dreams/a'));
  const { cmd_id } = world.socket.commands()[0]!;
  const refusal = { code: 'moved_on', params: { phase: 'vote' } };
  world.socket.say({ type: 'refused', refusal, cmd_id });
  expect(await answer).toEqual(refusal);
  expect(notes.refusals).toEqual([{ refusal, command: give('dreams/a') }]);
  world.pass(3_900);
  expect(world.sockets).toHaveLength(1);
  expect(world.socket.commands()).toHaveLength(1);
});

test('what is not answered is asked again after 2.5 seconds with the same id', () => {
  const { world, connection } = sat();
  void connection.ask(give('dreams/a'));
  world.pass(2_400);
  expect(world.socket.commands()).toHaveLength(1);
  world.pass(200);
  const [first, second] = world.socket.commands();
  expect(second).toEqual(first);
});

test('what was asked is sent again on the next socket, after its first view', () => {
  const { world, connection } = sat();
  void connection.ask(give('dreams/a'));
  const [first] = world.socket.commands();
  world.socket.callbacks.closed(1006);
  world.pass(FIRST_PAUSE_MS);
  world.socket.callbacks.opened();
  expect(world.socket.commands()).toEqual([]);
  world.socket.say({ type: 'view', table: aTable(), you: aYou() });
  expect(world.socket.commands()).toEqual([first]);
});

test('what was asked outlives the page', async () => {
  const { world, connection } = sat();
  void connection.ask(give('dreams/a'));
  const [first] = world.socket.commands();
  const again = new FakeWorld(world.storage);
  const { notes } = sat(again);
  expect(again.socket.commands()).toEqual([first]);
  const refusal = { code: 'moved_on', params: { phase: 'vote' } };
  again.socket.say({ type: 'refused', refusal, cmd_id: first!.cmd_id });
  expect(notes.refusals).toHaveLength(1);
  const third = new FakeWorld(world.storage);
  sat(third);
  expect(third.socket.commands()).toEqual([]);
});

test('nothing is sent for somebody who sat here before', () => {
  const { world, connection } = sat();
  void connection.ask(give('dreams/a'));
  const again = new FakeWorld(world.storage);
  begin(again);
  again.socket.welcome(aTable(), aYou({ person: 'eve', seat: null, game: null }));
  expect(again.socket.commands()).toEqual([]);
});

test('a card chosen offline replaces the one chosen before, and one is sent', async () => {
  const { world, notes, connection } = sat();
  world.socket.callbacks.closed(1006);
  const first = connection.ask(give('dreams/a'));
  const second = connection.ask(give('dreams/b'));
  expect(notes.waiting).toHaveLength(1);
  world.pass(FIRST_PAUSE_MS);
  world.socket.welcome();
  const sent = world.socket.commands();
  expect(sent.map((one) => one.body)).toEqual([give('dreams/b')]);
  world.socket.say({ type: 'ack', cmd_id: sent[0]!.cmd_id, table: aTable(), you: aYou() });
  expect(await Promise.all([first, second])).toEqual([null, null]);
});

test('a change of mind is never undone by a repetition of the older wish', () => {
  const { world, connection } = sat();
  void connection.ask(give('dreams/a'));
  void connection.ask(give('dreams/b'));
  world.socket.callbacks.closed(1006);
  world.pass(FIRST_PAUSE_MS);
  world.socket.welcome();
  expect(world.socket.commands().map((one) => one.body)).toEqual([give('dreams/b')]);
});

test('moves of two phases do not replace one another', () => {
  const { world, connection } = sat();
  void connection.ask(give('dreams/a'));
  world.socket.say({ type: 'view', table: aTable({ game: aGame({ round: 3 }) }), you: aYou() });
  void connection.ask(give('dreams/b'));
  expect(world.socket.commands()).toHaveLength(2);
  world.pass(2_600);
  expect(world.socket.commands()).toHaveLength(4);
});

test('pings after 2.5 quiet seconds, and at once replaces one that is silent for 1.5 more', () => {
  const { world, notes } = sat();
  world.socket.say({ type: 'pong', now: world.time / 1000 });
  const pings = () => world.sockets[0]!.sent.filter((frame) => frame.type === 'ping').length;
  expect(pings()).toBe(1);
  world.pass(2_400);
  expect(pings()).toBe(1);
  world.pass(200);
  expect(pings()).toBe(2);
  world.pass(1_300);
  expect(notes.states.at(-1)).toEqual({ name: 'open' });
  world.pass(200);
  expect(notes.states.at(-1)?.name).toBe('away');
  expect(world.sockets[0]!.closed).toBe(true);
  expect(world.sockets).toHaveLength(2);
});

test('only the first attempt after a silence comes at once', () => {
  const { world } = sat();
  expect(another(world)).toBe(IDLE_MS + ANSWER_MS);
  expect(another(world)).toBe(IDLE_MS + LONGEST_ANSWER_MS + 2 * FIRST_PAUSE_MS);
});

test('a ping tells which view is the newest here', () => {
  const { world } = sat();
  world.socket.say({ type: 'view', table: aTable(), you: aYou() });
  world.pass(2_600);
  const pings = world.socket.sent.filter((frame) => frame.type === 'ping');
  expect(pings.map((ping) => ping.seen)).toEqual([1, 2]);
});

test('a ping tells that somebody looks, at the very first clue only', () => {
  const { world } = begin();
  const looking = () => {
    world.pass(2_600);
    world.socket.say({ type: 'pong', now: 0 });
    return world.socket.sent.filter((frame) => frame.type === 'ping').at(-1)!.looking;
  };
  const open = aGame({ phase: 'tell', round: 1, storyteller: null });
  world.socket.welcome(aTable({ game: open }));
  expect(looking()).toBe(true);
  world.looked = false;
  expect(looking()).toBeUndefined();
  world.looked = true;
  const told = aGame({ phase: 'tell', round: 1, storyteller: 2 });
  world.socket.say({ type: 'view', number: 9, table: aTable({ game: told }), you: aYou() });
  expect(looking()).toBeUndefined();
});

test('a view that comes late or twice is not shown again', async () => {
  const { world, notes, connection } = sat();
  const rounds = () => notes.views.map((view) => view.game?.round);
  const show = (round: number, number?: number) =>
    world.socket.say({
      type: 'view',
      number,
      table: aTable({ game: aGame({ round }) }),
      you: aYou(),
    });
  show(7, 3);
  show(6, 2);
  show(7, 3);
  expect(rounds()).toEqual([2, 7]);
  const answer = connection.ask(give('dreams/a'));
  const { cmd_id } = world.socket.commands()[0]!;
  const table = aTable({ game: aGame({ round: 5 }) });
  world.socket.say({ type: 'ack', number: 2, cmd_id, table, you: aYou() });
  expect(await answer).toBeNull(); // what it answers is done all the same
  expect(rounds()).toEqual([2, 7]);
});

test('the views of another socket are counted anew', () => {
  const { world, notes } = sat();
  world.socket.say({ type: 'view', number: 9, table: aTable(), you: aYou() });
  world.socket.callbacks.closed(1006);
  world.pass(FIRST_PAUSE_MS);
  world.socket.welcome();
  expect(notes.views).toHaveLength(3);
});

test('views without numbers are all shown: an older server gives none', () => {
  const { world, notes } = begin();
  world.socket.callbacks.opened();
  for (let time = 0; time < 3; time += 1) {
    world.socket.say({ type: 'view', number: undefined, table: aTable(), you: aYou() });
  }
  expect(notes.views).toHaveLength(3);
  expect(world.socket.sent.at(-1)).toEqual({ type: 'ping' });
});

test('the server’s clock is measured from the quickest answer', () => {
  const { world, notes } = sat();
  const answer = (trip: number) => {
    world.pass(trip);
    world.socket.say({ type: 'pong', now: (world.time + 5_000 - trip / 2) / 1000 });
  };
  answer(200);
  expect(notes.offsets[0]).toBeCloseTo(5_000, 0);
  world.pass(2_500);
  answer(1_000);
  expect(notes.offsets).toHaveLength(1);
  world.pass(2_500);
  answer(50);
  expect(notes.offsets.at(-1)).toBeCloseTo(5_000, 0);
});

test('a command too long for a frame is refused here', async () => {
  const { world, connection } = sat();
  const answer = await connection.ask({ do: 'tell', clue: { text: 'x'.repeat(20_000) } });
  expect(answer?.code).toBe('not_a_frame');
  expect(world.socket.commands()).toEqual([]);
});

test('somebody who watches asks for nothing', async () => {
  const { world, connection } = begin();
  world.socket.welcome(aTable(), null);
  expect((await connection.ask({ do: 'press_on' }))?.code).toBe('not_at_the_table');
  await settled();
  expect(world.socket.commands()).toEqual([]);
});

test('chat is not said into the void', () => {
  const { world, connection } = sat();
  expect(connection.say('hello')).toBe(true);
  world.socket.callbacks.closed(1006);
  expect(connection.say('anybody there?')).toBe(false);
});
