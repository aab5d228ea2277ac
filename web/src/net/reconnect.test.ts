// When a connection is replaced by another one, and how soon.
import { expect, test } from 'vitest';
import { another, aTable, begin, FakeWorld, sat } from './fixtures';
import { ANSWER_MS, FIRST_PAUSE_MS, IDLE_MS, LONGEST_ANSWER_MS } from './patience';

test('a socket that answers its pings is kept', () => {
  const { world } = sat();
  for (let second = 0; second < 120; second += 1) {
    world.pass(1_000);
    world.socket.say({ type: 'pong', now: world.time / 1000 });
  }
  expect(world.sockets).toHaveLength(1);
});

test('a socket that never opens is replaced too', () => {
  const { world } = begin();
  world.pass(IDLE_MS + ANSWER_MS + FIRST_PAUSE_MS);
  expect(world.sockets).toHaveLength(2);
});

test('a network that is slow is waited for once that is known', () => {
  const { world } = sat();
  const answer = (trip: number) => {
    world.pass(trip);
    const pings = world.socket.sent.filter((frame) => frame.type === 'ping').length;
    for (; answered < pings; answered += 1) world.socket.say({ type: 'pong', now: 0 });
  };
  let answered = 0;
  answer(1_300);
  for (let time = 0; time < 5; time += 1) {
    world.pass(IDLE_MS);
    answer(4_000);
  }
  expect(world.sockets).toHaveLength(1);
  for (let time = 0; time < 2; time += 1) {
    world.pass(IDLE_MS);
    answer(50);
  }
  world.pass(IDLE_MS + ANSWER_MS + FIRST_PAUSE_MS);
  expect(world.sockets).toHaveLength(2);
});

test('who was taken for dead by mistake has more time the next time', () => {
  const { world } = sat();
  world.pass(IDLE_MS + ANSWER_MS);
  expect(world.sockets).toHaveLength(2);
  world.pass(IDLE_MS + LONGEST_ANSWER_MS - 100);
  world.socket.welcome();
  world.pass(IDLE_MS + LONGEST_ANSWER_MS - 100);
  expect(world.sockets).toHaveLength(2);
});

test('only who was silent, or never answered, is left aside on the way back', () => {
  const { world } = sat();
  const detours = () => world.sockets.map((socket) => socket.detour);
  world.socket.callbacks.closed(1012);
  another(world);
  world.socket.welcome();
  expect(detours()).toEqual([0, 0]);
  another(world);
  expect(detours()).toEqual([0, 0, 1]);
  world.socket.callbacks.closed(1006);
  another(world);
  expect(detours()).toEqual([0, 0, 1, 2]);
  world.socket.welcome();
  world.socket.callbacks.closed(1006);
  another(world);
  expect(detours()).toEqual([0, 0, 1, 2, 2]);
});

test('comes back with pauses that grow from half a second to 15, and never gives up', () => {
  const { world } = sat();
  const pauses: number[] = [];
  for (let fall = 0; fall < 8; fall += 1) {
    world.socket.callbacks.closed(1006);
    pauses.push(another(world));
  }
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
});

test('chance spreads the pauses from nothing to their bound', () => {
  const world = new FakeWorld();
  world.chance = 0;
  sat(world);
  world.socket.callbacks.closed(1012);
  world.pass(0);
  expect(world.sockets).toHaveLength(2);
});

test('after a steady time the pauses are short again', () => {
  const { world } = sat();
  for (let fall = 0; fall < 5; fall += 1) {
    world.socket.callbacks.closed(1006);
    another(world);
  }
  world.socket.welcome();
  for (let second = 0; second < 6; second += 1) {
    world.pass(1_000);
    world.socket.say({ type: 'pong', now: 0 });
  }
  const before = world.sockets.length;
  world.socket.callbacks.closed(1006);
  world.pass(500);
  expect(world.sockets).toHaveLength(before + 1);
});

test('comes back at once when the page wakes up', () => {
  const { world, connection } = sat();
  world.socket.callbacks.closed(1006);
  expect(world.sockets).toHaveLength(1);
  connection.wake();
  expect(world.sockets).toHaveLength(2);
});

test('after a long sleep an open socket has to prove itself within 1.5 seconds', () => {
  const { world, connection, notes } = sat();
  world.freeze(120_000);
  connection.wake();
  expect(notes.states.at(-1)).toEqual({ name: 'open' });
  world.pass(1_600);
  expect(notes.states.at(-1)?.name).toBe('away');
});

test('a socket that answers after a sleep is kept', () => {
  const { world, connection } = sat();
  world.freeze(120_000);
  connection.wake();
  world.socket.say({ type: 'pong', now: world.time / 1000 });
  world.pass(2_000);
  expect(world.sockets).toHaveLength(1);
});

test('whatever an older socket still delivers is ignored', () => {
  const { world, notes } = sat();
  const old = world.socket;
  world.pass(IDLE_MS + ANSWER_MS + FIRST_PAUSE_MS);
  world.socket.welcome();
  const views = notes.views.length;
  old.say({ type: 'view', table: aTable({ code: 'OLD1' }), you: null });
  old.callbacks.closed(4001);
  old.say({ type: 'bye', why: 'removed' });
  expect(notes.views).toHaveLength(views);
  expect(notes.states.at(-1)).toEqual({ name: 'open' });
});

test.each([
  ['elsewhere', 4001],
  ['removed', 4003],
  ['reload', 4010],
] as const)('%s is final', (why, code) => {
  const { world, notes, connection } = sat();
  world.socket.say({ type: 'bye', why });
  world.socket.callbacks.closed(code);
  world.pass(120_000);
  connection.wake();
  expect(world.sockets).toHaveLength(1);
  expect(notes.states.at(-1)).toEqual({ name: 'ended', why });
});

test.each([
  ['no_table', 4404],
  ['locked', 4423],
] as const)('a close code alone says %s', (why, code) => {
  const { world, notes } = begin();
  world.socket.callbacks.closed(code);
  world.pass(60_000);
  expect(world.sockets).toHaveLength(1);
  expect(notes.states).toEqual([{ name: 'ended', why }]);
});

test('a restart of the server is survived', () => {
  const { world, notes } = sat();
  world.socket.say({ type: 'bye', why: 'restart' });
  world.socket.callbacks.closed(1012);
  expect(notes.states.at(-1)).toMatchObject({ name: 'away', why: 'restart' });
  world.pass(500);
  world.socket.welcome();
  expect(notes.states.at(-1)).toEqual({ name: 'open' });
});

test('a server that restarts is looked for every three seconds, for a minute', () => {
  const { world } = sat();
  world.socket.say({ type: 'bye', why: 'restart' });
  world.socket.callbacks.closed(1012);
  const pauses: number[] = [];
  for (let fall = 0; fall < 30; fall += 1) {
    pauses.push(another(world));
    world.socket.callbacks.closed(1006);
  }
  expect(pauses.slice(0, 5)).toEqual([500, 1_000, 2_000, 3_000, 3_000]);
  expect(pauses.at(-1)).toBe(15_000);
});

test('too many sockets: waits a minute', () => {
  const { world } = begin();
  world.socket.callbacks.closed(4429);
  world.pass(59_000);
  expect(world.sockets).toHaveLength(1);
  world.pass(2_000);
  expect(world.sockets).toHaveLength(2);
});
