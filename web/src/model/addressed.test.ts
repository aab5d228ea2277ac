// Sentences speak to oneself as “you”, to one’s team, and of others by name.
import { expect, test } from 'vitest';
import { addressed } from './addressed';
import { teamsOf } from './teams';

const teams = teamsOf('team', 6);

test('one is you, alone or among others', () => {
  expect(addressed([2], 2)).toEqual({ who: 'you', named: [2] });
  expect(addressed([0, 2, 3], 2)).toEqual({ who: 'you-and', named: [0, 3] });
});

test('others are named, also for a spectator', () => {
  expect(addressed([2], 0)).toEqual({ who: 'player', named: [2] });
  expect(addressed([2, 3], 0)).toEqual({ who: 'several', named: [2, 3] });
  expect(addressed([2], null).who).toBe('player');
});

test('a team that wins alone does not share its win', () => {
  expect(addressed([1, 4], 0, teams)).toEqual({ who: 'team', named: [1, 4] });
  expect(addressed([1, 4], 4, teams).who).toBe('your-team');
});

test('of two teams that share a win the other one is named', () => {
  expect(addressed([0, 1, 3, 4], 5, teams).who).toBe('several');
  expect(addressed([0, 1, 3, 4], 3, teams)).toEqual({ who: 'you-and', named: [1, 4] });
});
