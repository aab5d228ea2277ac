// The pictures of a table: their addresses, their descriptions, and loading them before they are dealt.
import * as api from '../net/api';
import { recordingAddress } from '../net/recordings';
import { address } from '../net/root';
import { written } from '../words';

export type Size = 'small' | 'medium' | 'large';

/** Whether a card is one of the printed box: it has no picture here, only its number in the row. */
export function isOfBox(picture: string): boolean {
  return !picture.includes('/');
}

const PHOTOS = 'photos/';

/** A card of the box of which there is a photo, by the id of its recording. */
export const photoCard = (recording: string): string => `${PHOTOS}${recording}`;

/** The address of a picture (deck/card) without its size, as the components of ui/ expect it; they draw a `number:`. */
export function pictureAt(picture: string): string {
  if (picture.startsWith(PHOTOS)) return recordingAddress(picture.slice(PHOTOS.length));
  return isOfBox(picture) ? `number:${picture}` : address(`/pictures/${picture}`);
}

/** The address of a picture in one size. */
export function pictureUrl(picture: string, size: Size): string {
  const at = pictureAt(picture);
  return picture.startsWith(PHOTOS) ? at : `${at}/${size}.webp`;
}

/** The picture on the back of a deck’s cards. */
export function backOf(deck: string): string {
  return `${deck}/_back`;
}

/** The address of the back of a card; none for cards of the box. */
export function backFor(picture: string | undefined): string | undefined {
  return picture === undefined ? undefined : backOfDeck(decksOf([picture])[0]);
}

/** The address of the back of a deck's cards; none without a deck. */
export function backOfDeck(deck: string | undefined): string | undefined {
  return deck === undefined ? undefined : pictureAt(backOf(deck));
}

/** The decks of some cards, each once; cards of the box have none. */
export function decksOf(pictures: readonly string[]): string[] {
  const painted = pictures.filter((one) => !isOfBox(one) && !one.startsWith(PHOTOS));
  return [...new Set(painted.map((picture) => picture.slice(0, picture.indexOf('/'))))];
}

/** The title of a deck or a card in the language of the page, if it has one. */
export function titleOf({ title, titles }: api.Titled): string {
  return titles[written()] ?? title;
}

/** What some browsers know about the network connection. */
interface Network {
  saveData?: boolean;
  effectiveType?: string;
}

const AT_ONCE = 2;
const SLOW = /2g$/;

export class Decks {
  #texts = $state.raw<ReadonlyMap<string, api.DeckText>>(new Map());
  readonly #asked = new Set<string>();
  #toLoad: string[] = [];
  #loading = 0;

  /** Fetch the texts of some decks, each once, and preload their pictures while idle. */
  async use(decks: readonly string[], size: Size = 'medium'): Promise<void> {
    const fresh = decks.filter((deck) => !this.#asked.has(deck));
    fresh.forEach((deck) => this.#asked.add(deck));
    await Promise.all(fresh.map((deck) => this.#fetch(deck, size)));
  }

  /** A deck’s title; its id until it is known. */
  title(deck: string): string {
    const text = this.#texts.get(deck);
    return text ? titleOf(text.info) : deck;
  }

  /** The pictures of a deck, in its order. */
  pictures(deck: string): string[] {
    return this.#texts.get(deck)?.cards.map((card) => card.picture) ?? [];
  }

  /** The description of a card in the language of the page, else in one that the deck has. */
  alt(picture: string): string {
    const description = this.#card(picture)?.description;
    if (!description) return '';
    return description[written()] ?? description['en'] ?? Object.values(description)[0] ?? '';
  }

  /** The title of a card. It is a hint: nobody is shown it before the votes are counted. */
  cardTitle(picture: string): string {
    const card = this.#card(picture);
    return card ? titleOf(card) : '';
  }

  #card(picture: string): api.CardText | undefined {
    const text = this.#texts.get(picture.slice(0, picture.indexOf('/')));
    return [...(text?.cards ?? []), ...(text?.retired ?? [])].find(
      (one) => one.picture === picture,
    );
  }

  async #fetch(deck: string, size: Size): Promise<void> {
    const answer = await api.deck(deck);
    if (!answer.ok) {
      this.#asked.delete(deck); // it is tried again the next time
      return;
    }
    this.#texts = new Map(this.#texts).set(deck, answer.value);
    if (mayLoadAhead()) {
      // Always the whole deck in its own order, so that the requests reveal nothing about hands.
      this.#toLoad.push(
        ...[backOf(deck), ...this.pictures(deck)].map((one) => pictureUrl(one, size)),
      );
      for (let one = 0; one < AT_ONCE; one += 1) whenIdle(() => this.#loadNext());
    }
  }

  #loadNext(): void {
    if (this.#loading >= AT_ONCE) return;
    const next = this.#toLoad.shift();
    if (next === undefined) return;
    this.#loading += 1;
    const image = new Image();
    image.fetchPriority = 'low';
    image.onload = image.onerror = () => {
      this.#loading -= 1;
      whenIdle(() => this.#loadNext());
    };
    image.src = next;
  }
}

/** Whether to preload: not on slow connections, nor if the person saves data. */
function mayLoadAhead(): boolean {
  if (typeof Image === 'undefined') return false;
  const network = (navigator as Navigator & { connection?: Network }).connection;
  return !network?.saveData && !SLOW.test(network?.effectiveType ?? '');
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 3_000 });
  else setTimeout(act, 200);
}

/** All decks that this page has loaded. */
export const decks = new Decks();
