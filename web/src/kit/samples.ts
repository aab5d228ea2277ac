// People and cards to show components with.

const at = (card: string): string => `/pictures/dreams/${card}`;
export const BACK = at('_back');

export const PICTURES = [
  'bed-boat',
  'apple-door',
  'bear-shadow',
  'bear-swing',
  'bird-orchestra',
  'book-stairs',
  'candle-ships',
  'carousel-escape',
  'cat-city',
  'chess-shore',
  'clock-pond',
  'comet-kite',
].map(at);

export const ALT = 'A whale swims through a night sky with a lit village on its back.';

export const PEOPLE = [
  { key: 'a', seat: 5, name: 'You', score: 15, from: 11 },
  { key: 'b', seat: 2, name: 'Inês', score: 17, from: 17 },
  { key: 'c', seat: 8, name: 'Jürgen', score: 11, from: 9 },
  { key: 'd', seat: 6, name: 'Pip', score: 15, from: 12 },
  { key: 'e', seat: 9, name: 'Zoë', score: 6, from: 6 },
  { key: 'f', seat: 0, name: 'Noor', score: 17, from: 14 },
  { key: 'g', seat: 3, name: 'Bram', score: 13, from: 13 },
  { key: 'h', seat: 10, name: 'Łucja', score: 8, from: 8 },
  { key: 'i', seat: 11, name: 'Guillermo', score: 31, from: 29 },
  { key: 'j', seat: 1, name: 'Ana', score: 15, from: 15 },
  { key: 'k', seat: 4, name: 'Wim', score: 15, from: 15 },
  { key: 'l', seat: 7, name: 'Chiara', score: 0, from: 0 },
];

export const CLUE = 'A promise made at high tide';
