// Awards from rounds that a person can count by hand.
import { expect, test } from 'vitest';
import type { ReasonCode, RoundStory } from '../net/types';
import { awards, bestClue, finders } from './story';

interface Facts {
  teller: number;
  owners: number[];
  /** The card each seat votes for; 0: none. */
  votes: number[];
  points?: number[];
  reasons?: ReasonCode[][];
}

let rounds = 0;
function aRound({ teller, owners, votes, points, reasons }: Facts): RoundStory {
  const toFind = owners.indexOf(teller) + 1;
  const found = votes.flatMap((vote, seat) => (vote === toFind ? [seat] : []));
  const voters = votes.filter((vote) => vote > 0).length;
  const well = found.length > 0 && found.length < voters;
  const why = votes.map((_, seat) =>
    seat === teller && well ? [{ reason: 'told_well' as const, points: 3 }] : [],
  );
  rounds += 1;
  return {
    round: rounds,
    storyteller: teller,
    clue: { text: `clue ${rounds}` },
    cards: owners.map((_, at) => `dreams/${at}`),
    owners,
    ballots: votes.map((vote) => (vote === 0 ? null : { green: [vote] })),
    result: {
      points: points ?? votes.map(() => 0),
      why: reasons?.map((codes) => codes.map((reason) => ({ reason, points: 0 }))) ?? why,
      finders: found,
    },
    scores: votes.map(() => 0),
    photos: [],
  };
}

test('names who fooled, found, told, leapt and stood alone, with the numbers behind it', () => {
  // Seat 1’s cards draw three votes in all, seat 2 finds the card in two of three rounds.
  const first = aRound({
    teller: 0,
    owners: [0, 1, 2, 3],
    votes: [0, 3, 1, 2],
    points: [3, 1, 5, 0],
  });
  const second = aRound({ teller: 1, owners: [1, 0, 3, 2], votes: [3, 0, 1, 4] });
  const third = aRound({ teller: 0, owners: [1, 0, 2, 3], votes: [0, 4, 1, 1] });
  const found = awards([first, second, third], 'classic');
  const by = Object.fromEntries(found.map((award) => [award.code, award]));
  expect(by['fooled']).toMatchObject({ seats: [1], facts: { count: 3 } });
  expect(by['found']).toMatchObject({ seats: [2], facts: { count: 2, of: 3 } });
  expect(by['leap']).toMatchObject({ seats: [2], facts: { count: 5, of: first.round } });
  expect(by['leap']!.round).toBe(first);
  expect(finders(first)).toEqual({ found: 1, of: 3 });
});

test('of two who told well once, the one who told less often is named', () => {
  const one = aRound({ teller: 0, owners: [0, 1, 2, 3], votes: [0, 1, 2, 2] });
  const two = aRound({ teller: 1, owners: [1, 0, 2, 3], votes: [1, 0, 2, 2] });
  const none = aRound({ teller: 1, owners: [1, 0, 2, 3], votes: [2, 0, 2, 2] });
  const told = awards([one, two, none], 'odyssey').find((award) => award.code === 'told');
  expect(told).toMatchObject({ seats: [0], facts: { count: 1, of: 1 } });
});

test('what three share is nobody’s award', () => {
  const round = aRound({ teller: 0, owners: [0, 1, 2, 3], votes: [0, 1, 1, 1] });
  expect(awards([round], 'classic').map((award) => award.code)).not.toContain('found');
});

test('party counts crowds and favourites instead of finds', () => {
  const reasons: ReasonCode[][] = [['crowd'], ['crowd'], ['alone'], ['alone']];
  const facts = { teller: 0, owners: [0, 1, 2, 3], votes: [2, 2, 1, 3], reasons };
  const found = awards([aRound(facts), aRound(facts)], 'party');
  const by = Object.fromEntries(found.map((award) => [award.code, award]));
  expect(by['crowd']).toMatchObject({ seats: [0, 1], facts: { count: 2, of: 2 } });
  expect(by['found']).toBeUndefined();
  expect(by['told']).toBeUndefined();
  expect(by['contrary']).toMatchObject({ seats: [2, 3], facts: { count: 2 } });
});

test('in team the rabbit of both partners leaps', () => {
  const round = aRound({
    teller: 0,
    owners: [0, 3, 1, 2],
    votes: [0, 0, 0, 0, 1, 2],
    points: [4, 0, 6, 4, 0, 6],
  });
  const leap = awards([round], 'team').find((award) => award.code === 'leap');
  expect(leap).toMatchObject({ seats: [2, 5], facts: { count: 6 } });
});

test('a game without rounds has no awards', () => {
  expect(awards([], 'classic')).toEqual([]);
});

test('the best clue is found by half of the others, in party it is where most met', () => {
  const all = aRound({ teller: 0, owners: [0, 1, 2, 3], votes: [0, 1, 1, 1] });
  const some = aRound({ teller: 1, owners: [1, 0, 2, 3, 4], votes: [1, 0, 1, 2, 2] });
  const one = aRound({ teller: 2, owners: [2, 0, 1, 3, 4], votes: [1, 2, 0, 2, 2] });
  expect(bestClue([all, one, some], 'classic')).toBe(some);
  expect(bestClue([all], 'classic')).toBe(all);
  expect(bestClue([], 'classic')).toBeNull();
  expect(bestClue([some, one, all], 'party')).toBe(one);
  const spoiled = { ...one, ballots: one.ballots.map((ballot) => ballot && { ...ballot, red: 2 }) };
  expect(bestClue([spoiled, some], 'party')).toBe(some);
});
