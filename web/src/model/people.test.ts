import { expect, test } from 'vitest';
import { aTable } from '../net/fixtures';
import { speak } from '../words';
import { takeover, withNames } from './people';

const BEN = { id: 'ben', name: 'Ben' };

test('a bot’s seat and that of somebody who left are free, whoever else is shown to be there', () => {
  expect(takeover({ ...BEN, bot: 'sharp', here: true })).toBe('free');
  expect(takeover({ ...BEN, bot: 'sharp', here: true, left: true, removed: true })).toBe('free');
  expect(takeover({ ...BEN, left: true })).toBe('free');
  expect(takeover({ ...BEN, left: true, here: true })).toBe('free');
});

test('somebody who is there, or was sent away, has a seat that nobody else can have', () => {
  expect(takeover({ ...BEN, here: true })).toBe('kept');
  expect(takeover({ ...BEN, left: true, removed: true })).toBe('removed');
});

test('who has lost the connection keeps the seat for a while', () => {
  expect(takeover(BEN)).toBe('later');
});

test('somebody without a name is called after the seat', async () => {
  await speak('en');
  const ada = { id: 'ada', name: 'Ada' };
  const named = aTable({ people: [ada], seats: ['ada'] });
  expect(withNames(named)).toBe(named);
  const nobody = { id: 'ben', name: '', removed: true };
  const table = withNames(aTable({ people: [ada, nobody], seats: ['ada', 'ben'] }));
  expect(table.people.map(({ name }) => name)).toEqual(['Ada', 'Player 2']);
});
