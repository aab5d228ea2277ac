// The storybook as one HTML page: a cover, then a page for each round. Texts escaped, styles inside, no script; printed it is an A4 book.
import { MARK_EARS } from '../../../ui/mark';

export interface BookCard {
  number: number;
  /** The address of the picture: inside a file, its data. */
  picture: string;
  /** A card of the box: its number is drawn in place of a picture. */
  drawn: boolean;
  /** Its title and what is seen on it. */
  alt: string;
  title: string;
  owner: string;
  /** “2 votes: Ada and Ben.” */
  votes: string;
  /** The storyteller’s card, or the one most people met on. */
  cover: boolean;
}

export interface BookRound {
  title: string;
  clue: string;
  /** A sound or a mime, where all have agreed to keep it. */
  recording: { kind: 'sound' | 'mime'; data: string } | null;
  teller: string;
  /** A photo of the row of the box's cards, and what it shows. */
  photo: { picture: string; alt: string } | null;
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
  /** The rabbits of the evening, the best first; each is drawn as an svg. */
  places: { name: string; score: string; rabbit: string; first: boolean }[];
  awards: { title: string; fact: string }[];
  rounds: BookRound[];
  pointsTitle: string;
  totalTitle: string;
  made: string;
  /** Data addresses of the font of titles, the last one with the commonest letters. */
  fonts: readonly string[];
}

/** More cards or rabbits than these are smaller on paper. */
const CROWD = 8;

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
:root,:host{color-scheme:light;--ink:#1c2338;--soft:#4a4f63;--paper:#f6efe0;--line:#b9a985;--lamp:#a8620a;--cloth:#1f2c4d}
*{box-sizing:border-box;margin:0}
body,:host{display:block;background:#d9ccb0;color:var(--ink);font:17px/1.4 "Source Sans 3 Variable","Source Sans 3",system-ui,sans-serif;padding:24px 12px}
h1,h2,blockquote,.what,.winner{font-family:Gabriela1,Gabriela0,Gabriela,Georgia,serif;font-weight:400;line-height:1.15;text-wrap:balance}
section{max-width:820px;margin:0 auto 24px;padding:36px;background:var(--paper);border-radius:10px;box-shadow:0 3px 14px #3a2d1233;outline:1.5px dashed var(--line);outline-offset:-12px}
ol,ul{padding:0;list-style:none}
.cover{display:grid;gap:18px;justify-items:center;text-align:center;color:#f6efe0;background:var(--cloth);outline:2px solid #d8b25a;border-radius:6px 14px 14px 6px;box-shadow:inset 16px 0 22px -12px #0009,0 6px 20px #3a2d1255;padding:56px 40px}
.cover h1{font-size:3rem;color:#f3d089}.cover .ears{fill:#f3d089}.cover .quiet{color:#cfd5e6}
.winner{font-size:1.5rem}
.rabbits{display:flex;flex-wrap:wrap;justify-content:center;align-items:end;gap:18px 22px;padding:14px 0}
.rabbits li{display:grid;justify-items:center;gap:4px;max-width:8.5em;font-weight:600;overflow-wrap:anywhere;line-height:1.2}
.rabbits svg{width:74px;height:96px}.rabbits .first svg{width:104px;height:135px}
.rabbits b{color:#f3d089;font-weight:600}
.awards{display:grid;gap:8px;text-align:center}.awards b{display:block;color:#f3d089}
h2{font-size:1.05rem;color:var(--soft);text-align:center}
blockquote{margin:6px 0 18px;font-size:2.1rem;text-align:center;overflow-wrap:anywhere}
.ears{width:.6em;height:.62em;margin:0 .25em;fill:var(--lamp);vertical-align:.1em}
video{display:block;max-width:min(100%,360px);max-height:300px;margin:8px auto}audio{display:block;width:min(100%,360px);margin:8px auto}
.quiet{color:var(--soft)}
.spread{display:grid;grid-template-columns:minmax(0,11fr) minmax(0,12fr);gap:28px;align-items:center}
img{display:block;width:100%;aspect-ratio:2/3;object-fit:cover;border-radius:6px;background:#e6dbc4}
img.row{width:auto;max-width:100%;max-height:340px;margin:22px auto 0;aspect-ratio:auto;object-fit:contain}
.drawn{display:grid;place-items:center;width:100%;aspect-ratio:2/3;border-radius:6px;background:#fbf6ea;outline:1px dashed var(--line);outline-offset:-7px;box-shadow:0 1px 5px #3a2d1244;container-type:inline-size;font:400 2.2rem/1 Gabriela1,Gabriela0,Gabriela,Georgia,serif}figure .drawn{max-width:230px;margin:0 auto;font-size:6rem}
figure img,figure .drawn{border-radius:8px;outline:4px solid #d8a03a;outline-offset:-1px;box-shadow:0 4px 16px #3a2d1255}
figcaption{margin-top:12px;line-height:1.3;text-align:center}figcaption b{display:block;font-size:1.1rem}figcaption i{font-family:Gabriela1,Gabriela0,Gabriela,Georgia,serif;font-style:normal;color:var(--soft)}
.what{margin-bottom:10px;font-size:1.35rem}
.cards{display:grid;grid-template-columns:repeat(var(--columns),minmax(0,1fr));gap:14px;justify-content:center;margin-top:22px}
.cards li{break-inside:avoid;line-height:1.2;font-size:.9rem;overflow-wrap:anywhere}
.cards b{display:block;margin-top:5px}
table{width:100%;border-collapse:collapse;font-size:.95rem}
td,th{padding:5px 4px;border-top:1px dotted var(--line);text-align:start;vertical-align:top;font-weight:400;line-height:1.25}
th[scope=row]{font-weight:600;white-space:nowrap}
thead th{border:0;font-size:.85rem;color:var(--soft)}thead td{border:0}
td.n,th.n{text-align:end;white-space:nowrap}
footer{text-align:center;color:var(--soft);font-size:.9rem}
@media (max-width:600px){section{padding:26px 20px}.cover{padding:40px 22px}.cover h1{font-size:min(2.2rem,8vw)}.rabbits{gap:16px 0}.rabbits li{min-width:33%}.rabbits li:first-child:nth-last-child(4),.rabbits li:first-child:nth-last-child(4)~li{min-width:50%}.rabbits svg{width:56px;height:73px}.rabbits .first svg{width:74px;height:96px}blockquote{font-size:1.6rem}.spread{grid-template-columns:minmax(0,1fr)}figure{max-width:280px;margin:0 auto}.cards{grid-template-columns:repeat(3,minmax(0,1fr))}}
@media print{audio,video,footer{display:none}@page{size:A4;margin:12mm}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}body,:host{background:none;padding:0;font-size:10.5pt}section{max-width:none;height:271mm;margin:0;padding:11mm 10mm;overflow:hidden;box-shadow:none;border-radius:0;outline-offset:-3mm;break-after:page;break-inside:avoid}section:last-of-type{break-after:auto}.cover{align-content:center;gap:9mm;outline-width:1mm;outline-offset:-7mm;border-radius:0;box-shadow:inset 14mm 0 14mm -10mm #0008}.cover h1{font-size:40pt}.winner{font-size:20pt}.rabbits{gap:5mm}.rabbits svg{width:21mm;height:27mm}.rabbits .first svg{width:34mm;height:44mm}.many .rabbits svg{width:18mm;height:23mm}.many .rabbits .first svg{width:24mm;height:31mm}.many{gap:5mm}.page{display:grid;grid-template-rows:auto auto auto 1fr;align-content:start}.spread{grid-template-columns:78mm minmax(0,1fr);gap:9mm}.cards{align-self:center}.few{grid-template-columns:repeat(var(--columns),34mm)}.full{font-size:8.5pt}.full blockquote{margin-bottom:3mm;font-size:19pt}.full .spread{grid-template-columns:64mm minmax(0,1fr);gap:6mm}.full table{font-size:8.5pt}.full td,.full th{padding:.7mm 1mm}img.row{max-height:60mm;margin-top:4mm}.full .cards{gap:2.5mm;margin-top:4mm}.full .cards li{font-size:7.5pt}}
`;

const face = (one: BookCard): string =>
  one.drawn
    ? `<span class="drawn" aria-hidden="true">${one.number}</span>`
    : `<img src="${e(one.picture)}" alt="${e(one.alt)}">`;

function card(one: BookCard): string {
  return `<li>${face(one)}<b>${one.number}. ${e(one.owner)}</b>${e(one.votes)}</li>`;
}

/** The picture of a round: the card to find, who told of it, who found it. */
function told(one: BookCard): string {
  return `<figure>${face(one)}<figcaption>${one.title && `<i dir="auto">${e(one.title)}</i>`}<b>${one.number}. ${e(one.owner)}</b>${e(one.votes)}</figcaption></figure>`;
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
  const others = one.cards.filter(({ cover }) => !cover);
  const columns = others.length > 6 ? Math.ceil(others.length / 2) : others.length;
  return `<section class="page${one.cards.length > CROWD ? ' full' : ''}"><h2>${e(one.title)}. ${e(one.teller)}</h2>
<blockquote dir="auto">${ears(false)}${e(one.clue)}${ears(true)}</blockquote>
<div class="spread">${one.cards
    .filter(({ cover }) => cover)
    .map(told)
    .join('')}<div><p class="what">${e(one.what)}</p>${player(one)}
<table><thead><tr><td></td><td></td><th class="n" scope="col">${e(book.pointsTitle)}</th><th class="n" scope="col">${e(book.totalTitle)}</th></tr></thead><tbody>${rows}</tbody></table></div></div>
${one.photo ? `<img class="row" src="${e(one.photo.picture)}" alt="${e(one.photo.alt)}">` : ''}
<ul class="cards${others.length < 5 ? ' few' : ''}" style="--columns:${columns}">${others.map(card).join('')}</ul>
</section>`;
}

/** The whole page. */
export function bookPage(book: Book): string {
  const places = book.places
    .map(
      ({ name, score, rabbit, first }) =>
        `<li${first ? ' class="first"' : ''}>${rabbit}${e(name)} <b>${e(score)}</b></li>`,
    )
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
<section class="cover${book.places.length > CROWD ? ' many' : ''}"><h1>${ears(false)}${e(book.title)}${ears(true)}</h1><p class="quiet">${e(book.under)}</p>
<p class="winner">${e(book.winner)}</p><ol class="rabbits">${places}</ol><ul class="awards">${awards}</ul></section>
${book.rounds.map((one) => round(one, book)).join('\n')}
</main>
<footer>${e(book.made)}</footer>
</body>
</html>
`;
}
