// The storybook as one HTML page: texts escaped, pictures and styles inside, no script; made to be read and printed.
import { MARK_EARS } from '../../../ui/mark';

export interface BookCard {
  number: number;
  /** A data address. */
  picture: string;
  alt: string;
  owner: string;
  /** “2 votes: Ada and Ben.” */
  votes: string;
  /** The storyteller’s card, or the one most people met on. */
  cover: boolean;
}

export interface BookRound {
  title: string;
  clue: string;
  /** A sound or a mime as a data address, where all have agreed to keep it. */
  recording: { kind: 'sound' | 'mime'; data: string } | null;
  teller: string;
  /** “Two of five found it” */
  what: string;
  cards: BookCard[];
  points: { name: string; why: string; points: string; score: string }[];
}

export interface Book {
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  /** Ruleset, day, number of rounds. */
  under: string;
  winner: string;
  places: { name: string; score: string }[];
  awards: { title: string; fact: string }[];
  rounds: BookRound[];
  pointsTitle: string;
  totalTitle: string;
  made: string;
  /** Data addresses of the font of titles, the last one with the commonest letters. */
  fonts: readonly string[];
}

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What people wrote is text and never markup. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
}

const e = escaped;

const ears = (turned: boolean): string =>
  `<svg class="ears" viewBox="12 0 40 41" aria-hidden="true"><path d="${MARK_EARS}"${
    turned ? ' transform="rotate(180 32 20)"' : ''
  }/></svg>`;

// Letters that the second file has not got are taken from the first.
const font = (data: string, at: number): string =>
  `@font-face{font-family:Gabriela${at};src:url(${data}) format("woff2")}`;

const STYLE = `
:root{color-scheme:light;--ink:#1c2338;--soft:#4a4f63;--paper:#f6efe0;--line:#b9a985;--lamp:#a8620a}
*{box-sizing:border-box;margin:0}
body{background:#d9ccb0;color:var(--ink);font:17px/1.45 "Source Sans 3",system-ui,sans-serif;padding:24px 12px}
h1,h2,blockquote,.what{font-family:Gabriela1,Gabriela0,Gabriela,Georgia,serif;font-weight:400;line-height:1.15;text-wrap:balance}
h1{font-size:2.6rem}h2{font-size:1.1rem;color:var(--soft)}
section{max-width:820px;margin:0 auto 24px;padding:32px;background:var(--paper);border-radius:10px;box-shadow:0 3px 14px #3a2d1233;outline:1.5px dashed var(--line);outline-offset:-10px}
.cover{text-align:center}.cover>*+*{margin-top:14px}
ol,ul{padding:0;list-style:none}
.places li{font-size:1.1rem}.places li:first-child{font-size:1.4rem;font-weight:600}
.places b{color:var(--lamp)}
.awards li{margin-top:8px}.awards b{display:block}
blockquote{margin:8px 0 4px;font-size:2rem;overflow-wrap:anywhere}
.ears{width:.6em;height:.62em;margin:0 .25em;fill:var(--lamp);vertical-align:.1em}
video{display:block;max-width:min(100%,360px);max-height:300px;margin:8px 0;border-radius:8px}audio{display:block;width:min(100%,360px);margin:8px 0}
.told,.quiet{color:var(--soft)}
.what{margin:10px 0 14px;font-size:1.25rem}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(132px,1fr));gap:16px 14px}
.cards li{break-inside:avoid;line-height:1.25;font-size:.95rem}
.cards img{display:block;width:100%;aspect-ratio:2/3;object-fit:cover;border-radius:6px;background:#e6dbc4}
.cards .told-card{grid-column:span 2;grid-row:span 2}
.told-card img{outline:4px solid var(--lamp);outline-offset:-1px}
.cards b{display:block;margin-top:6px}
table{width:100%;margin-top:18px;border-collapse:collapse}
td,th{padding:4px 6px;border-top:1px dotted var(--line);text-align:start;vertical-align:top;font-weight:400}
thead th{border:0;font-size:.85rem;color:var(--soft)}
td.n,th.n{text-align:end;white-space:nowrap}
footer{text-align:center;color:var(--soft);font-size:.9rem}
@media (max-width:520px){section{padding:22px 18px}blockquote{font-size:1.6rem}.cards{grid-template-columns:repeat(auto-fill,minmax(96px,1fr))}}
@media print{audio,video{display:none}@page{margin:14mm}body{background:none;padding:0;font-size:11pt}section{max-width:none;margin:0;padding:0;box-shadow:none;outline:0;background:none;break-after:page}section:last-of-type{break-after:auto}.cards{grid-template-columns:repeat(6,1fr);gap:10px}.cards .told-card{grid-column:span 2}}
`;

function card(one: BookCard): string {
  return `<li${one.cover ? ' class="told-card"' : ''}><img src="${e(one.picture)}" alt="${e(one.alt)}"><b>${one.number}. ${e(one.owner)}</b>${e(one.votes)}</li>`;
}

/** Played by the reader's own browser; a mime is silent. */
function player({ recording, clue }: BookRound): string {
  if (recording === null) return '';
  const { kind, data } = recording;
  return kind === 'mime'
    ? `<video controls muted playsinline preload="metadata" src="${e(data)}" aria-label="${e(clue)}"></video>`
    : `<audio controls preload="metadata" src="${e(data)}" aria-label="${e(clue)}"></audio>`;
}

function round(one: BookRound, book: Book): string {
  const rows = one.points
    .map(
      (line) =>
        `<tr><th scope="row">${e(line.name)}</th><td>${e(line.why)}</td><td class="n">${e(line.points)}</td><td class="n">${e(line.score)}</td></tr>`,
    )
    .join('');
  const cards = [...one.cards].sort((a, b) => Number(b.cover) - Number(a.cover));
  return `<section><h2>${e(one.title)}</h2>
<blockquote dir="auto">${ears(false)}${e(one.clue)}${ears(true)}</blockquote>${player(one)}
<p class="told">${e(one.teller)}</p>
<p class="what">${e(one.what)}</p>
<ul class="cards">${cards.map(card).join('')}</ul>
<table><thead><tr><td></td><td></td><th class="n" scope="col">${e(book.pointsTitle)}</th><th class="n" scope="col">${e(book.totalTitle)}</th></tr></thead><tbody>${rows}</tbody></table>
</section>`;
}

/** The whole page. */
export function bookPage(book: Book): string {
  const places = book.places
    .map(({ name, score }) => `<li>${e(name)} <b>${e(score)}</b></li>`)
    .join('');
  const awards = book.awards
    .map(({ title, fact }) => `<li><b>${e(title)}</b>${e(fact)}</li>`)
    .join('');
  return `<!doctype html>
<html lang="${e(book.language)}" dir="${book.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; media-src data:; font-src data:; style-src 'unsafe-inline'">
<title>${e(book.title)}</title>
<style>${book.fonts.map(font).join('')}${STYLE}</style>
</head>
<body>
<main>
<section class="cover"><h1>${ears(false)}${e(book.title)}${ears(true)}</h1><p class="quiet">${e(book.under)}</p>
<p class="what">${e(book.winner)}</p><ol class="places">${places}</ol><ul class="awards">${awards}</ul></section>
${book.rounds.map((one) => round(one, book)).join('\n')}
</main>
<footer>${e(book.made)}</footer>
</body>
</html>
`;
}
