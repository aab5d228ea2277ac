// The result of a game as a picture to send: rabbits, places and points, and the best clue with its card.
import { isOfBox, pictureUrl } from '../../../model/decks.svelte';
import { bestClue } from '../../../model/story';
import type { Storybook } from '../../../net/api';
import { furOf, PAWN, pawnSvg } from '../../../ui/pawn';
import { day, number, t } from '../../../words';
import { coverOf, sceneOfRound, type Folk } from '../reveal/scene';
import { clueInWords, titleOfSide } from '../reveal/words';
import { listOf } from './names';
import { ranksOf } from './ranks';

const WIDE = 1080;
const TALL = 1350;
const MARGIN = 64;
const GOLD = '#f3d089';
const LIGHT = '#f1e8d5';
const DARK = '#1b2640';
const SOFT = '#b9c2d9';
const DISPLAY = 'Gabriela, Georgia, serif';
const PLAIN = '"Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif';
/** More rabbits than these stand smaller. */
const ROOMY = 6;

/** The picture as a PNG. */
export async function resultPicture(story: Storybook, folk: Folk): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = TALL;
  const pen = canvas.getContext('2d')!;
  await Promise.all([
    document.fonts.load(`40px ${DISPLAY}`),
    document.fonts.load(`600 30px ${PLAIN}`),
  ]);
  pen.direction = document.dir === 'rtl' ? 'rtl' : 'ltr';
  pen.textAlign = 'center';
  table(pen);
  heading(pen, story, folk);
  await places(pen, story, folk);
  await clue(pen, story, folk);
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** A lamp over a dark table, with a seam around it. */
function table(pen: CanvasRenderingContext2D): void {
  const light = pen.createRadialGradient(WIDE / 2, 360, 60, WIDE / 2, 500, 1000);
  light.addColorStop(0, '#2c3c60');
  light.addColorStop(1, '#0f1626');
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDE, TALL);
  pen.strokeStyle = '#55659a';
  pen.lineWidth = 2;
  pen.setLineDash([10, 9]);
  pen.strokeRect(26, 26, WIDE - 52, TALL - 52);
  pen.setLineDash([]);
}

function heading(pen: CanvasRenderingContext2D, story: Storybook, folk: Folk): void {
  pen.fillStyle = GOLD;
  pen.font = `44px ${DISPLAY}`;
  pen.fillText('Storyhare', WIDE / 2, 104);
  pen.fillStyle = LIGHT;
  const names = listOf(folk, story.winners);
  const said = t('end-winner', { names, count: story.winners.length, whose: 'other' });
  write(pen, said, WIDE / 2, 182, { size: 58, font: DISPLAY, width: WIDE - 2 * MARGIN, lines: 2 });
}

/** All rabbits in a row or two, the best first, with names and points. */
async function places(pen: CanvasRenderingContext2D, story: Storybook, folk: Folk): Promise<void> {
  const scores = story.rounds.at(-1)?.scores ?? [];
  const sides = ranksOf({ ruleset: story.ruleset, scores }).flatMap((rank) =>
    rank.sides.map((seats) => ({ seats, score: rank.score })),
  );
  const rows = sides.length > ROOMY ? 2 : 1;
  const perRow = Math.ceil(sides.length / rows);
  const room = (WIDE - 2 * MARGIN) / perRow;
  const tall = rows === 1 ? 210 : 118;
  for (const [at, { seats, score }] of sides.entries()) {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, sides.length - row * perRow);
    const x = WIDE / 2 + ((at % perRow) - (inRow - 1) / 2) * room;
    const feet = rows === 1 ? 480 : 378 + row * 196;
    const won = seats.some((seat) => story.winners.includes(seat));
    const height = won ? tall : tall * 0.82;
    const width = (height * PAWN.width) / PAWN.height;
    if (won) glow(pen, x, feet - height / 2, height);
    const rabbit = folk.rabbits[seats[0]!] ?? 0;
    const drawn = await loaded(
      `data:image/svg+xml,${encodeURIComponent(pawnSvg(rabbit, furOf(rabbit)))}`,
    );
    if (drawn) pen.drawImage(drawn, x - width / 2, feet - height, width, height);
    pen.fillStyle = LIGHT;
    const size = rows === 1 ? 30 : 25;
    write(pen, titleOfSide(folk, seats), x, feet + size + 6, {
      size,
      font: PLAIN,
      width: room - 12,
      lines: 1,
      weight: 600,
    });
    pen.fillStyle = GOLD;
    pen.font = `${size + 10}px ${DISPLAY}`;
    pen.fillText(number(score), x, feet + 2 * size + 20);
  }
}

function glow(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, size);
  light.addColorStop(0, '#f3bd5c77');
  light.addColorStop(1, '#f3bd5c00');
  pen.fillStyle = light;
  pen.fillRect(x - size, y - size, 2 * size, 2 * size);
}

/** The best clue, beside the card it was told for. */
async function clue(pen: CanvasRenderingContext2D, story: Storybook, folk: Folk): Promise<void> {
  const best = bestClue(story.rounds, story.ruleset);
  if (best === null) return;
  const card = coverOf(sceneOfRound(best, story.ruleset));
  const [width, height] = [380, 570];
  const [x, y] = [MARGIN + 20, 690];
  const isDrawn = isOfBox(card.picture);
  const picture = isDrawn ? null : await loaded(pictureUrl(card.picture, 'large'));
  pen.save();
  pen.shadowColor = '#000a';
  pen.shadowBlur = 40;
  pen.shadowOffsetY = 14;
  pen.fillStyle = LIGHT;
  rounded(pen, x - 10, y - 10, width + 20, height + 20, 18);
  pen.fill();
  pen.restore();
  if (picture) {
    pen.save();
    rounded(pen, x, y, width, height, 12);
    pen.clip();
    pen.drawImage(picture, x, y, width, height);
    pen.restore();
  }
  if (isDrawn) {
    pen.fillStyle = DARK;
    pen.font = `300px ${DISPLAY}`;
    pen.fillText(number(card.number), x + width / 2, y + height / 2 + 105);
  }
  const middle = (x + width + 40 + WIDE - MARGIN) / 2;
  const room = WIDE - MARGIN - (x + width + 40);
  pen.fillStyle = GOLD;
  write(pen, t('end-best-clue'), middle, y + 80, {
    size: 34,
    font: DISPLAY,
    width: room,
    lines: 2,
  });
  pen.fillStyle = LIGHT;
  const said = clueInWords(best.clue);
  const low = write(pen, `“${said}”`, middle, y + 190, {
    size: 54,
    font: DISPLAY,
    width: room,
    lines: 5,
  });
  pen.fillStyle = SOFT;
  const name = folk.names[best.storyteller] ?? '';
  const by = t('reveal-recap-teller', { name, whose: 'other' });
  write(pen, by, middle, low + 62, { size: 32, font: PLAIN, width: room, lines: 2 });
  write(pen, day(story.ended * 1000), middle, y + height, {
    size: 28,
    font: PLAIN,
    width: room,
    lines: 1,
  });
}

function rounded(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}

interface Type {
  size: number;
  font: string;
  width: number;
  lines: number;
  weight?: number;
}

/** Write a text in at most so many lines, smaller if need be; returns the base of the last line. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  { size, font, width, lines, weight = 400 }: Type,
): number {
  const least = size * 0.5;
  let [at, wrapped] = [size, [text]];
  for (; at >= least; at -= 2) {
    pen.font = `${weight} ${at}px ${font}`;
    wrapped = wrap(text, (part) => pen.measureText(part).width <= width);
    if (wrapped.length <= lines) break;
  }
  const shown = wrapped.slice(0, lines);
  shown.forEach((line, row) => pen.fillText(line, x, y + row * at * 1.2, width));
  return y + (shown.length - 1) * at * 1.2;
}

/** A text in lines that fit; a word that is too long has a line of its own. */
export function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A picture that can be drawn; null if it cannot be loaded. */
function loaded(address: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = address;
  });
}
