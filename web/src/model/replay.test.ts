// A short game in the form of docs/record.md, read again.
import { expect, test } from 'vitest';
import { moved, readReplay, readSpot, writeSpot } from './replay';

const RESULT = { points: [3, 3, 0], why: [[], [], []], finders: [1] };

function aRecord(ruleset = 'odyssey', more: object[] = []): string {
  const lines = [
    { format: 'storyhare-game', version: 1, ruleset, players: ['Ada', 'Player 2', 'Cy'], deck: [] },
    {
      event: 'dealt',
      hands: [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
      pile: ['g', 'h', 'i'],
    },
    { event: 'round_began', round: 1, storyteller: null },
    { event: 'clue_told', seat: 0, clue: { text: 'Monday' }, card: 'b' },
    { event: 'cards_given', seat: 1, cards: ['c'] },
    { event: 'cards_given', seat: 1, cards: ['d'] },
    { event: 'cards_given', seat: 2, cards: ['e'] },
    { event: 'table_laid', cards: ['e', 'b', 'd'] },
    { event: 'voted', seat: 1, ballot: { green: [1] } },
    { event: 'voted', seat: 1, ballot: { green: [2] } },
    { event: 'voted', seat: 2, ballot: { green: [3] } },
    { event: 'round_scored', result: RESULT },
    { event: 'table_cleared' },
    { event: 'hands_refilled', drawn: [['g'], ['h'], ['i']] },
    ...more,
    { event: 'round_began', round: 2, storyteller: 1 },
    { event: 'clue_told', seat: 1, clue: { text: 'Tuesday' }, card: 'c' },
    { event: 'table_laid', cards: ['c'] },
    { event: 'round_scored', result: RESULT },
    { event: 'game_ended', winners: [0, 1] },
    { events: 18, sha256: '…' },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

test('a record tells every round with hands, owners, last votes and scores', () => {
  const replay = readReplay(aRecord())!;
  expect(replay.players).toEqual(['Ada', 'Player 2', 'Cy']);
  expect(replay.winners).toEqual([0, 1]);
  const [first, second] = replay.rounds;
  expect(first).toMatchObject({
    storyteller: 0,
    hands: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    given: [['b'], ['d'], ['e']],
    owners: [2, 0, 1],
    ballots: [null, { green: [2] }, { green: [3] }],
    before: [0, 0, 0],
    scores: [3, 3, 0],
  });
  expect(second!.hands).toEqual([
    ['a', 'g'],
    ['c', 'h'],
    ['f', 'i'],
  ]);
  expect(second!.scores).toEqual([6, 6, 0]);
});

test('in party hands go to the left before the next round', () => {
  const replay = readReplay(aRecord('party', [{ event: 'hands_passed' }]))!;
  expect(replay.rounds[1]!.hands).toEqual([
    ['f', 'i'],
    ['a', 'g'],
    ['c', 'h'],
  ]);
});

test('a card taken back was not given', () => {
  const text = aRecord('team', []).replace(
    '{"event":"cards_given","seat":1,"cards":["d"]}',
    '{"event":"card_taken_back","seat":1}',
  );
  expect(readReplay(text)!.rounds[0]!.given[1]).toEqual([]);
});

test('what is no record, or a newer one, is not read', () => {
  expect(readReplay('')).toBeNull();
  expect(readReplay('<html>')).toBeNull();
  expect(readReplay(aRecord().replace('"version":1', '"version":2'))).toBeNull();
});

test('the address says round, step and seat, and forgives what it cannot be', () => {
  const spot = { round: 3, step: 'vote', seat: 1 } as const;
  expect(writeSpot(spot)).toBe('#3-vote-2');
  expect(readSpot('#3-vote-2', 5, 4)).toEqual(spot);
  expect(readSpot('#3', 5, 4)).toEqual({ round: 3, step: 'deal', seat: null });
  expect(readSpot('#9-dance-7', 5, 4)).toEqual({ round: 1, step: 'deal', seat: null });
  expect(readSpot('', 5, 4)).toEqual({ round: 1, step: 'deal', seat: null });
});

test('steps lead from round to round and stop at both ends', () => {
  const end = { round: 1, step: 'reveal', seat: null } as const;
  expect(moved(end, 1, 2)).toMatchObject({ round: 2, step: 'deal' });
  expect(moved({ ...end, round: 2 }, 1, 2)).toMatchObject({ round: 2, step: 'reveal' });
  expect(moved({ round: 1, step: 'deal', seat: 2 }, -1, 2)).toEqual({
    round: 1,
    step: 'deal',
    seat: 2,
  });
});
