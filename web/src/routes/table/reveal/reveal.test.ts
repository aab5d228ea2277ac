// Rounds that a person can count by hand: titles, lines and reasons in every ruleset.
import { expect, test } from 'vitest';
import type { Ballot, PublicView, Reason, RoundStory, RulesetName } from '../../../net/types';
import { pointLines } from './points';
import {
  cardsOf,
  coverOf,
  isToFind,
  pointsOn,
  roundsRevealed,
  rowPhotoOf,
  type Scene,
  sceneOfRound,
  sceneOfView,
  sidesOf,
  titleOf,
  votersIn,
} from './scene';

interface Facts {
  ruleset?: RulesetName;
  teller?: number;
  owners: number[];
  ballots: (Ballot | null)[];
  why: Reason[][];
  finders?: number[];
}

function aScene({
  ruleset = 'odyssey',
  teller = 0,
  owners,
  ballots,
  why,
  finders = [],
}: Facts): Scene {
  const points = why.map((lines) => lines.reduce((sum, line) => sum + line.points, 0));
  const story: RoundStory = {
    round: 4,
    storyteller: teller,
    clue: { text: 'Monday' },
    cards: owners.map((_, at) => `dreams/${at}`),
    owners,
    ballots,
    result: { points, why, finders },
    scores: points.map((won) => won + 10),
    photos: [],
  };
  return sceneOfRound(story, ruleset);
}

const green = (...numbers: number[]): Ballot => ({ green: numbers });
const because = (reason: Reason['reason'], points: number, count?: number): Reason =>
  count === undefined ? { reason, points } : { reason, points, count };

// Julien (0) tells card 4; only Léa (2) finds it; two vote for hers (1), one for Tom’s (3).
const FIVE = {
  owners: [2, 3, 1, 0, 4],
  ballots: [null, green(1), green(4), green(3), green(1)],
  why: [
    [because('told_well', 3)],
    [because('votes_on_card', 1)],
    [because('found', 3), because('votes_on_card', 2, 2)],
    [],
    [],
  ],
  finders: [2],
};

test('a card knows its owner, its voters and whether it was the one to find', () => {
  const scene = aScene(FIVE);
  expect(scene.cards.map((card) => card.green)).toEqual([[1, 4], [], [3], [2], []]);
  expect(scene.cards.filter((card) => isToFind(scene, card)).map((card) => card.number)).toEqual([
    4,
  ]);
  expect(coverOf(scene).number).toBe(4);
  expect(votersIn(scene)).toBe(4);
});

test('the title says how many found it, or that everyone or no one did', () => {
  expect(titleOf(aScene(FIVE))).toEqual({ key: 'reveal-some', facts: { found: 1, of: 4 } });
  expect(titleOf(aScene({ ...FIVE, finders: [] })).key).toBe('reveal-no-one');
  expect(titleOf(aScene({ ...FIVE, finders: [1, 2, 3, 4] })).key).toBe('reveal-everyone');
});

test('one’s own line stands first, then the best', () => {
  const lines = pointLines(aScene(FIVE), 3);
  expect(lines.map((line) => line.seats[0])).toEqual([3, 2, 0, 1, 4]);
  expect(lines.map((line) => line.points)).toEqual([0, 5, 3, 1, 0]);
  expect(pointLines(aScene(FIVE), null)[0]!.seats).toEqual([2]);
});

test('who won nothing hears whose card led astray', () => {
  const [tom] = pointLines(aScene(FIVE), 4);
  expect(tom!.why).toEqual([{ key: 'reveal-why-fooled', facts: {}, points: 0, seats: [2] }]);
});

test('two wrong votes were led astray by two', () => {
  const scene = aScene({
    owners: [0, 1, 2],
    ballots: [null, null, green(1), green(2, 3)],
    why: [[], [], [], []],
  });
  expect(pointLines(scene, 3)[0]!.why[0]).toMatchObject({ seats: [1, 2] });
});

test('a limit is told with the votes it limits, and a count left out is one', () => {
  const capped = [because('votes_on_card', 5, 5), because('capped', -2, 3)];
  const scene = aScene({ ...FIVE, why: [[], capped, [because('votes_on_card', 1)], [], []] });
  const by = Object.fromEntries(pointLines(scene, null).map((line) => [line.seats[0], line.why]));
  expect(by[1]).toEqual([
    { key: 'reveal-why-votes-capped', facts: { count: 5, cap: 3 }, points: 3 },
  ]);
  expect(by[2]).toEqual([{ key: 'reveal-why-votes', facts: { count: 1 }, points: 1 }]);
});

test('party has no card to find; everybody on a card gets the same, and the red one nothing', () => {
  const scene = aScene({
    ruleset: 'party',
    owners: [0, 1, 2, 3, 4, 5],
    ballots: [{ green: [2], red: 3 }, green(2), green(2), green(3), green(3), green(6)],
    why: [
      ...[0, 1, 2].map(() => [because('crowd', 3, 3)]),
      ...[3, 4].map(() => [because('vetoed', 0, 2)]),
      [because('alone', 0)],
    ],
  });
  expect(scene.cards.some((card) => isToFind(scene, card))).toBe(false);
  expect(titleOf(scene)).toEqual({ key: 'reveal-party-met', facts: { count: 3, number: 2 } });
  expect(scene.cards.map((card) => pointsOn(scene, card))).toEqual([0, 3, 0, 0, 0, 0]);
  expect(scene.cards[2]!.red).toEqual([0]);
  expect(coverOf(scene).number).toBe(2);
  const keys = pointLines(scene, 5).map((line) => line.why[0]!.key);
  expect(keys[0]).toBe('reveal-why-alone');
  expect(keys.filter((key) => key === 'reveal-why-red')).toHaveLength(2);
});

test('party says when groups are equal, when the red vote hits the largest, and when all stand alone', () => {
  const party = (ballots: Ballot[]): string =>
    titleOf(
      aScene({
        ruleset: 'party',
        owners: [0, 1, 2, 3, 4, 5],
        ballots,
        why: ballots.map(() => []),
      }),
    ).key;
  const red = { green: [1], red: 1 };
  const other = { green: [6], red: 5 };
  expect(party([red, green(1), green(2), green(3), green(4), green(5)])).toBe('reveal-party-red');
  expect(party([other, green(1), green(1), green(2), green(2), green(3)])).toBe(
    'reveal-party-split',
  );
  expect(party([other, green(1), green(2), green(3), green(4), green(5)])).toBe(
    'reveal-party-alone',
  );
});

test('a team has one line; it names who found it, and whose card was voted for', () => {
  // Seats 0+3 tell, 1+4 and 2+5; seat 3 gave the teammate’s card, seat 5 voted for it.
  const tellers = [because('told_well', 3), because('votes_on_card', 1)];
  const finders = [because('found', 3)];
  const scene = aScene({
    ruleset: 'team',
    owners: [0, 3, 1, 2],
    ballots: [null, null, null, null, green(1), green(2)],
    why: [tellers, finders, [], tellers, finders, []],
    finders: [4],
  });
  expect(sidesOf(scene)).toEqual([
    [0, 3],
    [1, 4],
    [2, 5],
  ]);
  const lines = pointLines(scene, 4);
  expect(lines.map((line) => line.seats)).toEqual([
    [1, 4],
    [0, 3],
    [2, 5],
  ]);
  expect(lines[0]!.why).toEqual([{ key: 'reveal-why-found-by', facts: {}, points: 3, seats: [4] }]);
  expect(lines[1]!.why[1]).toMatchObject({ key: 'reveal-why-votes-of', seats: [3] });
  expect(lines[2]!.why).toMatchObject([{ key: 'reveal-why-fooled', seats: [3] }]);
});

test('a team that voted for its own card is told so', () => {
  const scene = aScene({
    ruleset: 'team',
    owners: [0, 3, 1, 2],
    ballots: [null, null, null, null, green(3), green(1)],
    why: [[], [], [], [], [], []],
  });
  expect(pointLines(scene, 4)[0]!.why).toMatchObject([{ key: 'reveal-why-own' }]);
});

test('the view of the table and the story of the round are the same scene', () => {
  const story = aScene(FIVE);
  const view = {
    rules: { ruleset: 'odyssey' },
    round: 4,
    storyteller: 0,
    clue: { text: 'Monday' },
    table: story.cards.map(({ number, picture, owner, green }) => ({
      number,
      picture,
      owner,
      ...(green.length > 0 ? { green: [...green] } : {}),
    })),
    result: story.result,
    scores: [...story.scores],
  } as unknown as PublicView;
  expect(sceneOfView(view)).toEqual(story);
  expect(sceneOfView({ ...view, result: null })).toBeNull();
  expect(roundsRevealed(view)).toBe(4);
  expect(roundsRevealed({ round: 4, phase: 'tell', result: null })).toBe(3);
  expect(roundsRevealed({ round: 4, phase: 'end', result: null })).toBe(4);
  expect(roundsRevealed(null)).toBe(0);
});

const LAID = { cards: ['1', '2', '3'] };

test('a photo that was cut stands in place of the numbers, a whole one beside them', () => {
  expect(cardsOf({ ...LAID, photos: [] })).toEqual(['1', '2', '3']);
  expect(cardsOf({ ...LAID, photos: ['g.a', 'g.b', 'g.c'] })).toEqual([
    'photos/g.a',
    'photos/g.b',
    'photos/g.c',
  ]);
  expect(cardsOf({ ...LAID, photos: ['g.row'] })).toEqual(['1', '2', '3']);
  expect(rowPhotoOf({ ...LAID, photos: ['g.row'] })).toBe('g.row');
  expect(rowPhotoOf({ ...LAID, photos: ['g.a', 'g.b', 'g.c'] })).toBeUndefined();
});
