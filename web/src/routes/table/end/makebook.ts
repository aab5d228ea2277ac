// Makes the storybook of a finished game on this device: fetches its pictures, and says everything in words.
import latin from '@fontsource/gabriela/files/gabriela-latin-400-normal.woff2?inline';
import latinExt from '@fontsource/gabriela/files/gabriela-latin-ext-400-normal.woff2?inline';
import { addressed } from '../../../model/addressed';
import { decks, decksOf, isOfBox, pictureUrl, type Size } from '../../../model/decks.svelte';
import { awards } from '../../../model/story';
import { teamsOf } from '../../../model/teams';
import type { Storybook } from '../../../net/api';
import { recordingAddress } from '../../../net/recordings';
import { furOf, pawnSvg } from '../../../ui/pawn';
import { attr, day, dir, locale, number, t } from '../../../words';
import { pointLines } from '../reveal/points';
import {
  coverOf,
  isToFind,
  sceneOfRound,
  titleOf,
  type Folk,
  type Scene,
  type SceneCard,
} from '../reveal/scene';
import {
  clueInWords,
  ownerInWords,
  pictureInWords,
  reasonsOf,
  signed,
  titleOfSide,
  votesInWords,
} from '../reveal/words';
import { bookPage, type Book, type BookRound } from './bookpage';
import { fromRecord, listOf } from './names';
import { ranksOf } from './ranks';

const AT_ONCE = 6;

/** The people of a story; in team partners share the rabbit of the first. */
export function folkOfStory(story: Storybook): Folk {
  const half = teamsOf(story.ruleset, story.players.length).length || story.players.length;
  return {
    names: fromRecord(story.players),
    rabbits: story.players.map((_, seat) => story.rabbits[seat % half] ?? seat),
    bots: story.players.map((_, seat) => story.bots.includes(seat)),
    me: null,
  };
}

/** The page as HTML: whole in itself, as a file; or with the server’s pictures, for the page of the book. */
export async function makeBook(story: Storybook, whole: boolean): Promise<string> {
  const folk = folkOfStory(story);
  const scenes = story.rounds.map((round) => sceneOfRound(round, story.ruleset));
  await decks.use(decksOf(scenes.flatMap(({ cards }) => cards.map(({ picture }) => picture))));
  const files = whole ? await fetchAll(scenes) : new Map(filesOf(scenes).map((one) => [one, one]));
  const scores = scenes.at(-1)?.scores ?? [];
  const ranks = ranksOf({ ruleset: story.ruleset, scores });
  const book: Book = {
    language: locale(),
    direction: dir(),
    title: t('end-book-title'),
    under: t('end-book-under', {
      ruleset: story.ruleset,
      rounds: scenes.length,
      day: day(story.ended * 1000),
    }),
    winner: t('end-winner', {
      who: addressed(story.winners, null, teamsOf(story.ruleset, scores.length)).who,
      names: listOf(folk, story.winners),
    }),
    places: ranks.flatMap(({ sides, score }) =>
      sides.map((side) => ({
        name: titleOfSide(folk, side),
        score: number(score),
        rabbit: pawnSvg(folk.rabbits[side[0]!] ?? 0, furOf(folk.rabbits[side[0]!] ?? 0)),
        first: side.some((seat) => story.winners.includes(seat)),
      })),
    ),
    awards: awards(story.rounds, story.ruleset).map(({ code, seats, facts }) => ({
      title: t(`award-${code}`),
      fact: attr(`award-${code}`, 'fact', { ...facts, names: listOf(folk, seats) }),
    })),
    rounds: scenes.map((scene) => roundOf(scene, folk, files)),
    pointsTitle: t('reveal-points'),
    totalTitle: t('end-book-total'),
    made: t('end-book-made'),
    fonts: whole ? [latinExt, latin] : [],
  };
  return bookPage(book);
}

/** Who told it; and that it was sung or mimed, where only the caption is left of it. */
function tellerOf({ clue, storyteller }: Scene, folk: Folk): string {
  const name = folk.names[storyteller] ?? '';
  const said = t('reveal-recap-teller', { name, whose: 'other' });
  const way = clue.kind ?? 'text';
  const isGone = way !== 'text' && !clue.recording && clue.text;
  return isGone ? `${said} ${t('recording-was', { way })}.` : said;
}

function roundOf(scene: Scene, folk: Folk, files: Files): BookRound {
  const cover = coverOf(scene);
  const title = titleOf(scene);
  return {
    title: t('reveal-recap-round', { round: scene.round }),
    clue: clueInWords(scene.clue),
    recording: recordingOf(scene, files),
    teller: tellerOf(scene, folk),
    photo: photoOf(scene, files),
    what: t(title.key, title.facts),
    cards: scene.cards.map((card) => ({
      number: card.number,
      picture: files.get(addressOf(card, cover)) ?? '',
      drawn: isOfBox(card.picture),
      alt: pictureInWords(card.picture),
      title: decks.cardTitle(card.picture),
      owner: isToFind(scene, card)
        ? ownerInWords(scene, card, folk)
        : (folk.names[card.owner] ?? ''),
      votes: isFound(scene, card)
        ? t('end-found', { names: listOf(folk, card.green) })
        : votesInWords(scene, card, folk).join(' '),
      cover: card === cover,
    })),
    points: pointLines(scene, null).map((line) => ({
      name: titleOfSide(folk, line.seats),
      why: reasonsOf(line, folk),
      points: signed(line.points),
      score: number(line.score),
    })),
  };
}

const isFound = (scene: Scene, card: SceneCard): boolean =>
  isToFind(scene, card) && card.green.length > 0;

// -- pictures, sounds and mimes --------------------------------------------------------------------

type Files = ReadonlyMap<string, string>;
type Named = { picture: string };

/** The cover of a page is larger than the other cards. */
function addressOf(card: Named, cover: Named): string {
  const size: Size = card === cover ? 'medium' : 'small';
  return pictureUrl(card.picture, size);
}

/** The photo of a whole row stands above the numbers. */
function photoOf({ photo }: Scene, files: Files): BookRound['photo'] {
  const picture = photo && files.get(recordingAddress(photo));
  return picture ? { picture, alt: t('box-photo-alt') } : null;
}

/** The server names a recording only when everybody has agreed to keep it. */
function recordingOf({ clue }: Scene, files: Files): BookRound['recording'] {
  const data = clue.recording ? files.get(recordingAddress(clue.recording)) : undefined;
  if (data === undefined || clue.kind === undefined || clue.kind === 'text') return null;
  return { kind: clue.kind, data };
}

/** The addresses of all pictures and recordings. */
function filesOf(scenes: readonly Scene[]): string[] {
  const wanted = scenes.flatMap((scene) => {
    const cover = coverOf(scene);
    const { recording } = scene.clue;
    const painted = scene.cards.filter(({ picture }) => !isOfBox(picture));
    const cards = painted.map((card) => addressOf(card, cover));
    const more = [recording, scene.photo].flatMap((id) => (id ? [recordingAddress(id)] : []));
    return [...cards, ...more];
  });
  return [...new Set(wanted)];
}

async function fetchAll(scenes: readonly Scene[]): Promise<Files> {
  const queue = filesOf(scenes);
  const found = new Map<string, string>();
  const work = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const data = await asData(next);
      if (data !== null) found.set(next, data);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

/** What cannot be fetched leaves its words in its place. */
async function asData(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return null;
    const file = await answer.blob();
    return await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = () => resolve(null);
      reader.readAsDataURL(file);
    });
  } catch {
    return null;
  }
}
