// A device that is passed round: whom it asks, for whom it speaks, and when the curtain is down.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aGame, aSeat, aTable, aYou, FakeWorld } from '../net/fixtures';
import { Connection } from '../net/socket';
import type { MayGive, Phase, TableView, YouView } from '../net/types';
import { TableModel } from './table.svelte';

beforeEach(() => void vi.useFakeTimers({ now: 1_767_225_600_000 }));
afterEach(() => void vi.useRealTimers());

const numbers: MayGive = { may: 'give', cards: ['1', '2', '3', '4'], number: 1 };
const seatOf = (seat: number, due = true) => aSeat({ seat, hand: [], legal: due ? [numbers] : [] });
const shown = (awaited: number[], phase: Phase = 'give', changes = {}): TableView =>
  aTable({ game: aGame({ phase, awaited, storyteller: 1, ...changes }), awaited });
/** Ada's device, which Zoë plays on as well. */
const together = (): YouView =>
  aYou({ game: seatOf(0), companions: [{ person: 'zoe', seat: 2, game: seatOf(2) }] });

function sit(table: TableView, you: YouView = together()) {
  const world = new FakeWorld();
  const model = new TableModel('HARE', false, (code, listener) => {
    const connection = new Connection(code, world, listener);
    connection.open();
    return { connection, stop: () => connection.close() };
  });
  model.open();
  world.socket.welcome(table, you);
  const show = (next: TableView) => world.socket.say({ type: 'view', table: next, you });
  return { world, model, show };
}

test('a device of one person has no curtain', () => {
  const { model } = sit(shown([0, 2]), aYou());
  expect([model.passed.isShared, model.passed.isDown, model.seat]).toEqual([false, false, 0]);
});

test('nobody sees anything until somebody takes the device', () => {
  const { model } = sit(shown([0, 1, 2, 3]));
  expect(model.passed.isDown).toBe(true);
  expect([model.seat, model.own, model.mayGive]).toEqual([null, null, null]);
  expect(model.passed.due.map(({ id }) => id)).toEqual(['ada', 'zoe']);
  model.passed.take('zoe');
  expect([model.passed.isDown, model.seat, model.mayGive]).toEqual([false, 2, numbers]);
});

test('what is said is said for whoever holds it, and the curtain falls at once', () => {
  const { world, model, show } = sit(shown([0, 1, 2, 3]));
  model.passed.take('zoe');
  void model.give(['4']);
  expect(world.socket.commands().at(-1)).toMatchObject({ person: 'zoe', body: { cards: ['4'] } });
  expect([model.passed.isDown, model.given]).toEqual([true, []]);
  expect(model.passed.due.map(({ id }) => id)).toEqual(['ada']);
  show(shown([0, 1, 3]));
  // Somebody else says the same number: Zoë is asked again, and is given the device first.
  show(shown([0, 1, 2, 3]));
  expect(model.passed.holder).toBe(null);
});

test('two people on one device do not replace what the other has said', () => {
  const { world, model } = sit(shown([0, 1, 2, 3]));
  model.passed.take('zoe');
  void model.give(['4']);
  model.passed.take('ada');
  void model.give(['1']);
  expect(model.pending).toHaveLength(2);
  expect(world.socket.commands().map(({ person }) => person)).toEqual(['zoe', undefined]);
});

test('a refusal gives the device back to whoever held it', () => {
  const { world, model } = sit(shown([0, 2]));
  model.passed.take('ada');
  void model.give(['9']);
  expect(model.passed.isDown).toBe(true);
  const refusal = { code: 'not_a_number_in_the_row', params: {} };
  world.socket.say({ type: 'refused', cmd_id: world.socket.commands()[0]!.cmd_id, refusal });
  expect(model.passed.holder?.id).toBe('ada');
});

test('the next phase begins behind the curtain', () => {
  const { model, show } = sit(shown([0, 2]));
  model.passed.take('ada');
  show(shown([2], 'give'));
  show(shown([0, 2], 'vote'));
  expect(model.passed.isDown).toBe(true);
});

test('whoever says the last number gives the device away too', () => {
  const { model, show } = sit(shown([0], 'give'));
  model.passed.take('ada');
  expect(model.passed.holder?.id).toBe('ada');
  show(shown([0, 2], 'vote'));
  expect(model.passed.isDown).toBe(true);
});

test('a storyteller on the device is handed it without a curtain: nothing is secret yet', () => {
  const { model } = sit(shown([2], 'tell', { storyteller: 2 }));
  expect([model.passed.holder?.id, model.seat]).toEqual(['zoe', 2]);
});

test('it goes on to the left of whoever has it, who begins in the next phase', () => {
  const { model, show } = sit(shown([0, 1, 2, 3]));
  const due = () => model.passed.due.map(({ id }) => id);
  model.passed.take('zoe');
  expect(due()).toEqual(['zoe', 'ada']);
  show(shown([0], 'give'));
  expect(due()).toEqual(['ada']);
  show(shown([0, 2], 'vote'));
  expect(due()).toEqual(['zoe', 'ada']);
});

test('whoever takes it out of turn says so by one tap', () => {
  const { model } = sit(shown([0, 2]));
  model.passed.take('ada');
  model.passed.take('zoe');
  expect([model.passed.isDown, model.seat]).toEqual([false, 2]);
});

test('it goes round as it did before: whoever took it out of turn comes there from then on', () => {
  const carl = { person: 'carl', seat: 3, game: seatOf(3) };
  const you = { ...together(), companions: [...together().companions!, carl] };
  const { model, show } = sit(shown([0, 2, 3]), you);
  const due = () => model.passed.due.map(({ id }) => id);
  model.passed.take('ada');
  show(shown([2, 3], 'give'));
  expect(due()).toEqual(['zoe', 'carl']);
  model.passed.take('carl');
  show(shown([2], 'give'));
  model.passed.take('zoe');
  show(shown([0, 2, 3], 'vote'));
  expect(due()).toEqual(['zoe', 'ada', 'carl']);
  model.passed.take('zoe');
  show(shown([0, 3], 'vote'));
  expect(due()).toEqual(['ada', 'carl']);
});

test('whoever tells next goes on from the reveal with the clue, for everybody', () => {
  const rules = { ...aGame().rules, cards: 'box' as const };
  const reveal = (awaited: number[], next: number | null): TableView =>
    shown(awaited, 'reveal', { next_storyteller: next, rules });
  const { world, model, show } = sit(reveal([2], 2));
  expect(model.passed.nextToTell?.id).toBe('zoe');
  void model.tellFor('zoe');
  expect(world.socket.commands().at(-1)).toMatchObject({
    person: 'zoe',
    phase: 'reveal',
    body: { do: 'tell', clue: { text: '' } },
  });
  show(reveal([3], 3));
  expect(model.passed.nextToTell).toBe(null);
  show(reveal([0, 1, 2, 3], null));
  expect(model.passed.nextToTell).toBe(null);
});

test('in the reveal one tap is enough for everybody on the device', () => {
  const { world, model } = sit(shown([0, 2, 3], 'reveal'));
  expect([model.passed.isDown, model.isAwaited, model.awaitedNames]).toEqual([
    false,
    true,
    ['Tom'],
  ]);
  void model.pressOn();
  expect(world.socket.commands().map(({ person }) => person)).toEqual([undefined]);
});

test('the autopilot goes for all who are there, not for those who have left', () => {
  const you = together();
  const table = shown([1], 'give');
  const { world, model } = sit({ ...table, autopilot: [0, 2] }, you);
  expect(model.onAutopilot).toBe(true);
  void model.comeBack();
  expect(world.socket.commands().map(({ person }) => person)).toEqual([undefined, 'zoe']);
  const left = table.people.map((one) => ({ ...one, left: one.id === 'zoe' }));
  expect(sit({ ...table, people: left, autopilot: [2] }, you).model.onAutopilot).toBe(false);
});

test('one switch agrees for everybody on the device that recordings stay', () => {
  const { world, model } = sit({ ...shown([], 'reveal'), stage: 'over' });
  void model.keepRecordings(true);
  expect(world.socket.commands().map(({ person }) => person)).toEqual([undefined, 'zoe']);
});
