// The best clues of a game.
import { expect, test } from 'vitest';
import type { RoundStory } from '../../net/types';
import { bestClues } from './best';

const round = (number: number, ballots: RoundStory['ballots'], finders: number[]): RoundStory => ({
  round: number,
  storyteller: 0,
  clue: { text: `clue ${number}` },
  cards: ['d/a', 'd/b', 'd/c'],
  owners: [0, 1, 2],
  ballots,
  result: { points: [0, 0, 0], why: [[], [], []], finders },
  scores: [0, 0, 0],
  photos: [],
});
const found = (number: number, finders: number[]): RoundStory =>
  round(number, [null, { green: [1] }, { green: [1] }], finders);

test('a clue that some find is better than one that all or none find', () => {
  const rounds = [1, 2, 3, 4, 5, 6, 7].map((number) =>
    found(number, number === 2 ? [1] : number === 6 ? [2] : []),
  );
  const best = bestClues(rounds, 'classic').map((scene) => scene.round);
  expect(best).toHaveLength(5);
  expect(best).toEqual(expect.arrayContaining([2, 6]));
  expect(best).toEqual([...best].sort((a, b) => a - b));
});

test('in party the clue on which most people meet is the best, unless the red vote fell there', () => {
  const met = round(1, [{ green: [1] }, { green: [1] }, { green: [1] }], []);
  const spoiled = round(2, [{ green: [1], red: 1 }, { green: [1] }, { green: [1] }], []);
  const apart = [3, 4, 5, 6].map((number) =>
    round(number, [{ green: [1] }, { green: [1] }, { green: [3] }], []),
  );
  const best = bestClues([met, spoiled, ...apart], 'party').map((scene) => scene.round);
  expect(best).toEqual([1, 3, 4, 5, 6]);
});
