// A game on paper: kept on the device, counted when the server answers.
import { expect, test, vi } from 'vitest';
import type { Answer, PaperGame, PaperRound, Tally } from '../net/api';
import { memoryStore, storageOn } from '../net/storage';
import { PaperGameModel, type Setup } from './paperGame.svelte';

const SETUP: Setup = {
  rules: 'classic',
  players: ['a', 'b', 'c', 'd'].map((name, rabbit) => ({ name, rabbit })),
  options: {},
};
const ROUND: PaperRound = {
  storyteller: 'a',
  cards: { 1: 'a', 2: 'b', 3: 'c', 4: 'd' },
  votes: { b: [1], c: [1], d: [2] },
};

function tally({ rounds, players }: PaperGame): Tally {
  const points = Object.fromEntries(players.map((name) => [name, 1]));
  return {
    form: { cards: 4 } as Tally['form'],
    rounds: rounds.map(() => ({ points, why: {} })),
    scores: Object.fromEntries(players.map((name) => [name, rounds.length])),
    next: rounds.length > 0 ? 'b' : null,
    over: false,
    winners: [],
  };
}
const right = async (asked: PaperGame): Promise<Answer<Tally>> => ({
  ok: true,
  value: tally(asked),
});
const silent = async (): Promise<Answer<Tally>> => ({
  ok: false,
  refusal: { code: 'no_answer', params: {} },
});

async function begun(ask: (game: PaperGame) => Promise<Answer<Tally>>) {
  const storage = storageOn(memoryStore());
  const server = vi.fn(right);
  const model = new PaperGameModel(storage, server);
  expect(await model.begin(SETUP)).toBeNull();
  server.mockImplementation(ask);
  return { model, storage, server };
}

test('a round is counted, and the next storyteller stands in the empty form', async () => {
  const { model, storage } = await begun(right);
  expect(await model.count(ROUND)).toBe(true);
  expect(model.tally?.scores['a']).toBe(1);
  expect(model.draft.storyteller).toBe('b');
  expect(new PaperGameModel(storage, right).rounds).toEqual([ROUND]);
});

test('without an answer the round is kept, and counted when the server is back', async () => {
  vi.useFakeTimers();
  const { model, server } = await begun(silent);
  expect(await model.count(ROUND)).toBe(true);
  expect(model.isAway).toBe(true);
  expect(model.isBehind).toBe(true);
  expect(model.rounds).toHaveLength(1);
  expect(model.draft.storyteller).toBe('b');
  server.mockImplementation(right);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(model.isAway).toBe(false);
  expect(model.isBehind).toBe(false);
  vi.useRealTimers();
});

test('a round that does not fit stays in the form and is not kept', async () => {
  const refusal = { code: 'own_card', params: { player: 'b', number: 2, round: 1 } };
  const { model } = await begun(async () => ({ ok: false, refusal }));
  model.write({ ...ROUND, red: null });
  expect(await model.count(ROUND)).toBe(false);
  expect(model.refusal).toEqual(refusal);
  expect(model.rounds).toEqual([]);
  expect(model.draft.cards).toEqual(ROUND.cards);
});

test('undo takes the last round back into the form; correcting changes one in its place', async () => {
  const { model } = await begun(right);
  await model.count(ROUND);
  const second = { ...ROUND, storyteller: 'b' };
  await model.count(second);
  model.undo();
  expect(model.rounds).toEqual([ROUND]);
  expect(model.draft.storyteller).toBe('b');
  expect(model.tally?.rounds).toHaveLength(1);
  expect(model.tally?.scores['a']).toBe(1);
  await model.count(second);
  model.correct(0);
  const better = { ...ROUND, votes: { b: [1], c: [2], d: [2] } };
  await model.count(better);
  expect(model.rounds).toEqual([better, second]);
});

test('forgetting leaves the people for the next game', async () => {
  const { model, storage } = await begun(right);
  model.forget();
  const later = new PaperGameModel(storage, right);
  expect(later.setup).toBeNull();
  expect(later.lastSetup()).toEqual(SETUP);
});
