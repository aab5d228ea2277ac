// The same sentences as the server's, from the same catalogues.
import { expect, test } from 'vitest';
import { Speech } from './bundle';
import { pseudo } from './pseudo';
import { AWARDS } from '../model/story';
import * as words from './index';
import english from './catalogues/en';
import french from './catalogues/fr';

function speech(language: string, from: Record<string, string> = english) {
  const complaints: string[] = [];
  const made = new Speech(language, Object.values(from), (trouble) => complaints.push(trouble));
  expect(complaints).toEqual([]);
  return { made, complaints };
}

test('a refusal becomes a sentence with its facts', () => {
  const { made } = speech('en');
  const few = { ruleset: 'party', players: 4, least: 6, missing: 2 };
  expect(made.sentence({ code: 'too_few_players', params: few })).toBe(
    'Dixit Party needs at least 6 players: 2 more are needed.',
  );
  expect(made.sentence({ code: 'one_round_only', params: {} })).toBe(
    'With this deck the game is over after one round.',
  );
});

test('a refusal about somebody else names them', () => {
  const { made } = speech('en');
  const about = { code: 'own_card', params: { number: 3 } };
  expect(made.sentence(about)).toBe('Card 3 is your own.');
  expect(made.sentence({ ...about, params: { number: 3, player: 'Zoë' } })).toBe(
    'Zoë voted for card 3, which is their own.',
  );
});

test('French speaks French, plurals and all', () => {
  const { made } = speech('fr', french);
  const sentence = made.sentence({ code: 'moved_on', params: { phase: 'vote' } });
  expect(sentence).toContain(made.say('phase-vote'));
  expect(sentence).not.toContain('vote are');
});

test('a reason inside a refusal is told with its facts', () => {
  const { made, complaints } = speech('fr', french);
  const params = { file: 'deck.json', reason: 'data_unknown_field', name: 'licens' };
  expect(made.sentence({ code: 'manifest_shape', params })).toContain(
    'le champ «\u00a0licens\u00a0» n’existe pas',
  );
  expect(complaints).toEqual([]);
});

test('a missing message or fact is reported, and shows its key', () => {
  const { made, complaints } = speech('en');
  expect(made.say('no-such-message')).toBe('no-such-message');
  made.say('refusal-deck_too_small', { needed: 3 });
  expect(complaints).toHaveLength(2);
});

test('an unknown refusal of a newer server still gets a sentence', () => {
  const { made } = speech('en');
  expect(made.sentence({ code: 'from_the_future', params: {} })).toBe(made.say('shell-not-done'));
});

test('a name written the other way does not turn the sentence', () => {
  const { made } = speech('en');
  const said = made.sentence({ code: 'unknown_player', params: { player: 'שרה' } });
  expect(said).toContain('\u2068שרה\u2069');
  expect(made.sentence({ code: 'unknown_player', params: { player: 'Zoë' } })).not.toContain(
    '\u2068',
  );
});

test('absurd facts fill no sentence', () => {
  const { made } = speech('en');
  const said = made.sentence({ code: 'unknown_player', params: { player: 'x'.repeat(5_000) } });
  expect(said.length).toBeLessThan(260);
});

test('the pseudo-language is a third longer and leaves names alone', () => {
  const long = pseudo('Give this card');
  expect(long.length).toBeGreaterThanOrEqual(Math.ceil('Give this card'.length * 1.3));
  expect(long).not.toMatch(/[a-z]/i);
  expect(pseudo('Vote for ')).toMatch(/ $/);
  const { made } = speech('qps');
  expect(made.sentence({ code: 'unknown_player', params: { player: 'Zoë' } })).toContain('Zoë');
});

test('the language is switched without a reload', async () => {
  await words.speak('fr');
  expect(words.language()).toBe('fr');
  expect(words.list(['Ada', 'Ben', 'Zoë'])).toBe('Ada, Ben et Zoë');
  await words.speak('en');
  expect(words.list(['Ada', 'Ben', 'Zoë'])).toBe('Ada, Ben, and Zoë');
  expect(words.clock(64.2)).toBe('1:05');
  expect(words.ownName('fr')).toBe('Français');
});

test('who changes their mind twice gets the last language', async () => {
  const first = words.speak('fr');
  const second = words.speak('en');
  await Promise.all([first, second]);
  expect(words.language()).toBe('en');
});

test('the browser’s language is taken where there are words for it', () => {
  expect(words.bestLanguage(['xx', 'fr-CA', 'en'])).toBe('fr');
  expect(words.bestLanguage(['xx'])).toBe('en');
});

test.each([
  ['en', english],
  ['fr', french],
])('every award has its title and its fact in %s', (language, catalogue) => {
  const { made, complaints } = speech(language, catalogue);
  for (const code of AWARDS) {
    made.say(`award-${code}`);
    made.attribute(`award-${code}`, 'fact', { count: 2, of: 3, names: 'Zoë' });
  }
  expect(complaints).toEqual([]);
});

test('Portuguese is that of Portugal', () => {
  const made = new Speech('pt', ['cards = { $n ->\n  [one] one\n *[other] other\n }']);
  expect(made.locale).toBe('pt-PT');
  expect(made.written).toBe('pt');
  expect(made.say('cards', { n: 0 })).toBe('other'); // in Brazil it is singular
});
