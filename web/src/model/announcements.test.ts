// What is told of a change, and what is not.
import { expect, test } from 'vitest';
import { announce, type Scene } from './announcements';
import { teamsOf, type Team } from './teams';

function scene(changes: Partial<Scene> = {}): Scene {
  return {
    game: 'g',
    stage: 'playing',
    party: false,
    box: false,
    phase: 'give',
    round: 2,
    me: 0,
    mine: true,
    storyteller: 1,
    clue: { text: 'a long way home' },
    awaited: [0, 2, 3],
    cards: 0,
    finders: [],
    voters: 3,
    points: null,
    revealed: false,
    winners: [],
    teams: [],
    paused: false,
    secondsLeft: null,
    names: ['Ada', 'Ben', 'Zoë', 'Tom'],
    ...changes,
  };
}
const keys = (before: Scene | null, now: Scene) => announce(before, now).map((one) => one.key);

test('who comes in hears the clue and the phase', () => {
  expect(keys(null, scene())).toEqual(['live-clue', 'live-give']);
});

test('the clue is told once, and not to its teller', () => {
  const telling = scene({ phase: 'tell', clue: null, awaited: [1] });
  expect(keys(telling, scene())).toEqual(['live-clue', 'live-give']);
  expect(keys(scene(), scene({ phase: 'vote', cards: 4 }))).toEqual(['live-vote']);
  expect(keys({ ...telling, me: 1 }, scene({ me: 1, mine: false }))).toEqual(['live-give-wait']);
});

test('says whether a sung or mimed clue is recorded or performed now', () => {
  const telling = scene({ phase: 'tell', clue: null, awaited: [1] });
  const sung = scene({ clue: { kind: 'sound', text: 'la', recording: 'g.1' } });
  expect(announce(telling, sung)[0]).toMatchObject({
    key: 'live-clue-recorded',
    facts: { name: 'Ben', kind: 'sound', clue: 'la' },
  });
  const mimed = scene({ clue: { kind: 'mime' } });
  expect(announce(telling, mimed)[0]).toMatchObject({
    key: 'live-clue-performed',
    facts: { name: 'Ben', way: 'mime', clue: '' },
  });
});

test('says who is done and how many are missing, but not oneself', () => {
  const [said, ...more] = announce(scene(), scene({ awaited: [3] }));
  expect(said).toMatchObject({ key: 'live-done', names: ['Zoë'], facts: { count: 1, left: 1 } });
  expect(more).toEqual([]);
  expect(keys(scene(), scene({ awaited: [2, 3] }))).toEqual([]);
});

test('says that only oneself is missing', () => {
  const [said] = announce(scene(), scene({ awaited: [0] }));
  expect(said).toMatchObject({ names: ['Zoë', 'Tom'], facts: { left: 1, last: 'you' } });
  expect(announce(scene(), scene({ awaited: [3] }))[0]!.facts).toMatchObject({ last: 'other' });
});

test('the clock is told at 30 and at 10, also when a second is missed', () => {
  const at = (secondsLeft: number) => scene({ secondsLeft });
  expect(keys(at(31), at(30))).toEqual(['live-clock']);
  expect(keys(at(30), at(29))).toEqual([]);
  expect(announce(at(12), at(9))[0]!.facts).toEqual({ seconds: 10 });
});

test('tells who tells, and that the first clue is anybody’s', () => {
  const telling = (storyteller: number | null) => scene({ phase: 'tell', clue: null, storyteller });
  expect(keys(null, telling(null))).toEqual(['live-tell-race']);
  expect(keys(null, telling(0))).toEqual(['live-tell-mine']);
  expect(announce(null, telling(1))[0]!.facts).toEqual({ round: 2, name: 'Ben' });
});

test('the reveal says who found it', () => {
  const voting = scene({ phase: 'vote' });
  const revealed = (finders: number[]) =>
    scene({ phase: 'reveal', finders, points: 3, revealed: true });
  expect(keys(voting, { ...revealed([2]), revealed: false })).toEqual([]);
  expect(keys({ ...revealed([2]), revealed: false }, revealed([2]))).toEqual(['live-reveal-some']);
  expect(announce(voting, revealed([2]))[0]).toMatchObject({
    key: 'live-reveal-some',
    names: ['Zoë'],
    facts: { points: 3, who: 'player' },
  });
  expect(announce(voting, revealed([0, 2]))[0]).toMatchObject({
    names: ['Zoë'],
    facts: { points: 3, who: 'you-and' },
  });
  expect(keys(voting, revealed([]))).toEqual(['live-reveal-no-one']);
  expect(keys(voting, revealed([0, 2, 3]))).toEqual(['live-reveal-everyone']);
  expect(keys(voting, { ...revealed([]), party: true })).toEqual(['live-reveal-party']);
});

test('a pause and the end are told', () => {
  expect(keys(scene(), scene({ paused: true }))).toEqual(['live-paused']);
  expect(keys(scene({ paused: true }), scene())).toEqual(['live-goes-on']);
  const over = (winners: number[], teams: Team[] = []) =>
    announce(scene(), scene({ stage: 'over', phase: 'end', clue: null, winners, teams }))[0];
  expect(over([2, 3])).toMatchObject({ names: ['Zoë', 'Tom'], facts: { who: 'several' } });
  expect(over([0])).toMatchObject({ key: 'live-over', facts: { who: 'you' } });
  expect(over([0, 2], teamsOf('team', 4))).toMatchObject({ facts: { who: 'your-team' } });
});
