// The pseudo-language for tests: English with accents and a third longer, to find layouts that break.

const ACCENTS: Record<string, string> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};
const LONGER = 0.35;
const VOWELS = 'aeiou';

/** The text with accents, with vowels repeated until it is 35 % longer. */
export function pseudo(text: string): string {
  let more = Math.ceil([...text].filter((sign) => /[a-z]/i.test(sign)).length * LONGER);
  const signs = [...text].map((sign) => {
    const small = sign.toLowerCase();
    const accented = ACCENTS[small];
    if (accented === undefined) return sign;
    const drawn = sign === small ? accented : accented.toUpperCase();
    if (more <= 0 || !VOWELS.includes(small)) return drawn;
    more -= 1;
    return drawn + accented;
  });
  // Words with few vowels are made longer at their end; blanks around the text stay.
  const last = signs.findLastIndex((sign) => sign.trim() !== '');
  if (last >= 0 && more > 0) signs[last] += '~'.repeat(more);
  return signs.join('');
}
