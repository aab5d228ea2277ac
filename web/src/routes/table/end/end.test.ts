// Places at the end, and the storybook as a file.
import { expect, test } from 'vitest';
import { bookPage, escaped, type Book } from './bookpage';
import { pawnSvg } from '../../../ui/pawn';
import { ranksOf } from './ranks';
import { wrap } from './result';

test('who ties shares a place, and the next place follows', () => {
  const ranks = ranksOf({ ruleset: 'classic', scores: [12, 30, 12, 28] });
  expect(ranks).toEqual([
    { place: 1, score: 30, sides: [[1]] },
    { place: 2, score: 28, sides: [[3]] },
    { place: 3, score: 12, sides: [[0], [2]] },
  ]);
});

test('a team stands as one', () => {
  const ranks = ranksOf({ ruleset: 'team', scores: [5, 9, 5, 5, 9, 5] });
  expect(ranks.map(({ sides }) => sides)).toEqual([
    [[1, 4]],
    [
      [0, 3],
      [2, 5],
    ],
  ]);
});

const NASTY = `<script>alert("1")</script>'&`;

function aBook(): Book {
  return {
    language: 'en',
    direction: 'ltr',
    title: 'Our storybook',
    under: 'Dixit',
    winner: `${NASTY} wins!`,
    places: [{ name: NASTY, score: '30', rabbit: pawnSvg(4, '#2f8f68'), first: true }],
    awards: [{ title: 'The decoy', fact: NASTY }],
    rounds: [
      {
        title: 'Round 1',
        clue: NASTY,
        recording: { kind: 'sound', data: 'data:audio/webm;base64,AAAA' },
        photo: null,
        teller: NASTY,
        what: 'No one found it',
        cards: [
          {
            number: 1,
            picture: 'data:image/webp;base64,AAAA',
            drawn: false,
            alt: NASTY,
            title: '',
            owner: NASTY,
            votes: '',
            cover: false,
          },
          {
            number: 2,
            picture: '',
            drawn: true,
            alt: '',
            title: NASTY,
            owner: 'Ada',
            votes: '',
            cover: true,
          },
        ],
        points: [{ name: NASTY, why: NASTY, points: '+3', score: '3' }],
      },
    ],
    pointsTitle: 'Points',
    totalTitle: 'Total',
    made: 'Made with Storyhare.',
    fonts: ['data:font/woff2;base64,AAAA'],
  };
}

test('nothing that people wrote becomes markup in the book', () => {
  const page = bookPage(aBook());
  expect(page).not.toContain('<script');
  expect(page.split(escaped(NASTY)).length - 1).toBe(11);
});

test('the book needs nothing from anywhere, and its cover comes first', () => {
  const page = bookPage(aBook());
  expect(page).not.toMatch(/(?:src|href)="(?!data:|")/);
  expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\((?!data:)/);
  expect(page).toContain("default-src 'none'");
  expect(page.indexOf('<b>2. Ada')).toBeLessThan(page.indexOf('<b>1. &lt;'));
});

test('a recording that all agreed to keep plays from the book itself, a mime without sound', () => {
  const page = bookPage(aBook());
  expect(page).toContain('<audio controls preload="metadata" src="data:audio/webm;base64,AAAA"');
  expect(page).toContain('media-src data:');
  const book = aBook();
  book.rounds[0]!.recording = { kind: 'mime', data: 'data:video/webm;base64,AAAA' };
  expect(bookPage(book)).toMatch(/<video controls muted [^>]*src="data:video/);
  book.rounds[0]!.recording = null;
  expect(bookPage(book)).not.toMatch(/<(?:audio|video)/);
});

test('the cover has the rabbits, the winner larger, and every round one picture of its own', () => {
  const page = bookPage(aBook());
  expect(page).toMatch(/<li class="first"><svg [^>]*>.*#2f8f68.*<\/svg>/);
  const [figure] = page.match(/<figure>.*?<\/figure>/) ?? [''];
  expect(figure).toContain('2. Ada');
  expect(page.match(/<figure>/g)).toHaveLength(1);
  expect(page).toMatch(/@media print\{.*@page\{size:A4/);
});

test('a long clue is wrapped in the picture, and no word is lost', () => {
  const fits = (line: string): boolean => line.length <= 12;
  expect(wrap('What the moon keeps to itself', fits)).toEqual([
    'What the',
    'moon keeps',
    'to itself',
  ]);
  expect(wrap('unbelievably-long x', fits)).toEqual(['unbelievably-long', 'x']);
});
