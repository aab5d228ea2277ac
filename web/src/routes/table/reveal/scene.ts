// A revealed round as it is drawn, from the table’s view or from a story: whose cards, whose votes, the title.
import { photoCard } from '../../../model/decks.svelte';
import { teamsOf } from '../../../model/teams';
import type { Clue, PublicView, Result, RoundStory, RulesetName } from '../../../net/types';
import type { Facts } from '../../../words';

export interface SceneCard {
  number: number;
  picture: string;
  owner: number;
  /** Seats that voted for it, and the one that spoiled it. */
  green: readonly number[];
  red: readonly number[];
}

export interface Scene {
  ruleset: RulesetName;
  round: number;
  storyteller: number;
  clue: Clue;
  cards: readonly SceneCard[];
  result: Result;
  scores: readonly number[];
  /** The recording of a photo of the whole row, where there is one. */
  photo?: string | undefined;
}

/** The people of a scene in seat order; in team partners share a rabbit. */
export interface Folk {
  names: readonly string[];
  rabbits: readonly number[];
  /** Which seats are played by bots; unknown in a record. */
  bots?: readonly boolean[];
  /** One’s own seat; null for those who watch. */
  me: number | null;
  /** The code of the table they sit at; none in a record. */
  table?: string;
}

/** A message with its facts, to be said later. */
export interface Line {
  key: string;
  facts: Facts;
}

/** The round that is being revealed; null in other phases. */
export function sceneOfView(view: PublicView | null): Scene | null {
  if (!view?.result || !view.clue || view.storyteller === null) return null;
  const { round, storyteller, clue, result, scores } = view;
  const cards = view.table.map(({ number, picture, owner, green, red }) => ({
    number,
    picture,
    owner: owner ?? storyteller,
    green: green ?? [],
    red: red ?? [],
  }));
  return { ruleset: view.rules.ruleset, round, storyteller, clue, cards, result, scores };
}

type Laid = Pick<RoundStory, 'cards' | 'photos'>;

/** The cards of a round: those of the box as their photo shows them, if it was cut into its cards. */
export function cardsOf({ cards, photos = [] }: Laid): readonly string[] {
  return photos.length > 1 && photos.length === cards.length ? photos.map(photoCard) : cards;
}

/** The photo of a whole row. */
export const rowPhotoOf = ({ photos = [] }: Laid): string | undefined =>
  photos.length === 1 ? photos[0] : undefined;

/** An earlier round. */
export function sceneOfRound(story: RoundStory, ruleset: RulesetName): Scene {
  const { round, storyteller, clue, result, scores } = story;
  const voters = (holds: (ballot: { green: number[]; red?: number | null }) => boolean): number[] =>
    story.ballots.flatMap((ballot, seat) => (ballot && holds(ballot) ? [seat] : []));
  const cards = cardsOf(story).map((picture, at) => ({
    number: at + 1,
    picture,
    owner: story.owners[at] ?? storyteller,
    green: voters((ballot) => ballot.green.includes(at + 1)),
    red: voters((ballot) => ballot.red === at + 1),
  }));
  const photo = rowPhotoOf(story);
  return { ruleset, round, storyteller, clue, cards, result, scores, photo };
}

/** In party no card is the right one. */
export function isToFind(scene: Scene, card: SceneCard): boolean {
  return scene.ruleset !== 'party' && card.owner === scene.storyteller;
}

/** The card a page of the storybook shows: the one to find, in party the one most people met on. */
export function coverOf(scene: Scene): SceneCard {
  const found = scene.cards.find((card) => isToFind(scene, card));
  return found ?? scene.cards.reduce((a, b) => (b.green.length > a.green.length ? b : a));
}

/** How many people voted. */
export function votersIn(scene: Scene): number {
  return new Set(scene.cards.flatMap((card) => card.green)).size;
}

/** The points that everybody on this card got, in party. */
export function pointsOn(scene: Scene, card: SceneCard): number {
  const [voter] = card.green;
  return voter === undefined ? 0 : (scene.result.points[voter] ?? 0);
}

/** Seats that hop together: pairs in team, else everybody alone. */
export function sidesOf(scene: Pick<Scene, 'ruleset' | 'scores'>): number[][] {
  const teams = teamsOf(scene.ruleset, scene.scores.length);
  if (teams.length > 0) return teams.map(({ seats }) => [...seats]);
  return scene.scores.map((_, seat) => [seat]);
}

/** What happened, in a few words: the title of the reveal. */
export function titleOf(scene: Scene): Line {
  if (scene.ruleset === 'party') return crowdTitle(scene);
  const of = votersIn(scene);
  const found = scene.result.finders.length;
  if (found === 0) return { key: 'reveal-no-one', facts: {} };
  if (found === of) return { key: 'reveal-everyone', facts: {} };
  return { key: 'reveal-some', facts: { found, of } };
}

function crowdTitle(scene: Scene): Line {
  const count = Math.max(...scene.cards.map((card) => card.green.length));
  const largest = scene.cards.filter((card) => card.green.length === count);
  if (count < 2) return { key: 'reveal-party-alone', facts: {} };
  const [card] = largest;
  if (largest.length > 1)
    return { key: 'reveal-party-split', facts: { groups: largest.length, count } };
  const key = card!.red.length > 0 ? 'reveal-party-red' : 'reveal-party-met';
  return { key, facts: { count, number: card!.number } };
}

/** How many rounds of a game have been revealed. */
export function roundsRevealed(
  game: Pick<PublicView, 'round' | 'phase' | 'result'> | null,
): number {
  if (game === null) return 0;
  return game.result || game.phase === 'end' ? game.round : Math.max(0, game.round - 1);
}
