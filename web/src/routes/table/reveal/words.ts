// What a revealed round says: names, reasons, and a card in sentences for those who hear it.
import { decks } from '../../../model/decks.svelte';
import { EVERYTHING, type Shown } from '../../../model/reveal.svelte';
import { teamsOf } from '../../../model/teams';
import type { Clue } from '../../../net/types';
import { list, locale, number, t } from '../../../words';
import type { PointLine, Why } from './points';
import { isToFind, pointsOn, titleOf, type Folk, type Scene, type SceneCard } from './scene';

/** The words of a clue, or that it was sung, mimed or just spoken. */
export function clueInWords({ text, kind }: Clue): string {
  return text || t('recording-was', { way: kind ?? 'text' });
}

/** A seat inside a sentence: “you”, or the name. */
export function nameOf(folk: Folk, seat: number): string {
  return seat === folk.me ? t('reveal-you-within') : (folk.names[seat] ?? '');
}

function namesOf(folk: Folk, seats: readonly number[]): string {
  return list(seats.map((seat) => nameOf(folk, seat)));
}

/** Whether a sentence speaks to the owner of a seat, or of them. */
function whoseIs(folk: Folk, seat: number): 'mine' | 'other' {
  return seat === folk.me ? 'mine' : 'other';
}

/** The owner of a line: “You”, a name, in team both names, one’s own first. */
export function titleOfSide(folk: Folk, seats: readonly number[]): string {
  const mine = seats.filter((seat) => seat === folk.me).map(() => t('reveal-you'));
  const others = seats.filter((seat) => seat !== folk.me).map((seat) => folk.names[seat] ?? '');
  return list([...mine, ...others]);
}

function oneReason({ key, facts, points, seats }: Why, folk: Folk): string {
  const said = t(key, seats ? { ...facts, names: namesOf(folk, seats) } : facts);
  return points > 0 ? t('reveal-reason', { reason: said, points }) : said;
}

/** “found it +3, 1 vote +1” */
export function reasonsOf({ why }: PointLine, folk: Folk): string {
  const said = why.map((one) => oneReason(one, folk));
  return new Intl.ListFormat(locale(), { type: 'unit', style: 'short' }).format(said);
}

export function signed(points: number): string {
  return points > 0 ? `+${number(points)}` : number(points);
}

/** A card in sentences: “Card 4 of 6. A boat … Noor told of it. Found by Zoë.” */
export function cardInWords(
  scene: Scene,
  card: SceneCard,
  folk: Folk,
  shown: Shown = EVERYTHING,
): string {
  const said = [
    t('reveal-card', { number: card.number, count: scene.cards.length }),
    pictureInWords(card.picture),
    shown.tells(card.number) ? ownerInWords(scene, card, folk) : '',
    ...votesInWords(scene, card, folk, shown),
  ];
  return said.filter((one) => one !== '').join(' ');
}

/** A picture that is no longer secret: its title and what is seen on it. */
export function pictureInWords(picture: string): string {
  const title = decks.cardTitle(picture);
  const said = [title === '' ? '' : t('reveal-card-title', { title }), decks.alt(picture)];
  return said.filter((one) => one !== '').join(' ');
}

export function ownerInWords(scene: Scene, card: SceneCard, folk: Folk): string {
  const facts = { name: nameOf(folk, card.owner), whose: whoseIs(folk, card.owner) };
  return t(isToFind(scene, card) ? 'reveal-card-told' : 'reveal-card-owner', facts);
}

export function votesInWords(
  scene: Scene,
  card: SceneCard,
  folk: Folk,
  shown: Shown = EVERYTHING,
): string[] {
  const count = card.green.length;
  const votes = t('reveal-card-votes', { count, names: namesOf(folk, card.green) });
  if (scene.ruleset !== 'party') return [votes];
  const red = shown.reached('red')
    ? card.red.map((seat) =>
        t('reveal-card-red', { name: nameOf(folk, seat), whose: whoseIs(folk, seat) }),
      )
    : [];
  const points =
    count > 0 && shown.reached('points')
      ? [t('reveal-card-points', { points: pointsOn(scene, card) })]
      : [];
  return [votes, ...red, ...points];
}

/** What happens at this step, in a few words: the title of the reveal, and what is said aloud. */
export function titleOfStep(scene: Scene, { step }: Shown, folk: Folk): string {
  switch (step?.shows) {
    case 'votes':
      return t('reveal-votes');
    case 'red':
      return t('reveal-red', { name: nameOf(folk, scene.storyteller) });
    case 'owners':
      return ownersTitle(
        scene,
        scene.cards.filter((card) => step.cards?.includes(card.number)),
        folk,
      );
    default: {
      const { key, facts } = titleOf(scene);
      return t(key, facts);
    }
  }
}

/** “Bramble fooled 2”; cards without a vote are told of together. */
function ownersTitle(scene: Scene, cards: readonly SceneCard[], folk: Folk): string {
  const seats = [...new Set(cards.map(({ owner }) => owner))];
  const count = Math.max(0, ...cards.map(({ green }) => green.length));
  // In team a card is the pair’s.
  const teams = teamsOf(scene.ruleset, scene.scores.length);
  const owners = seats.flatMap(
    (seat) => teams.find((team) => team.seats.includes(seat))?.seats ?? [seat],
  );
  if (count === 0) return t('reveal-fooled-no-one', { names: namesOf(folk, owners) });
  const facts = { names: titleOfSide(folk, owners), people: owners.length, count };
  if (scene.ruleset === 'party') return t('reveal-met-on', facts);
  return t(owners.includes(folk.me ?? -1) ? 'reveal-fooled-mine' : 'reveal-fooled', facts);
}
