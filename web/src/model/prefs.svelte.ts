// The preferences of a person, stored on the device: language, theme, reduced motion, sound, keys, remarks.
import { storage as ours, type Storage } from '../net/storage';
import { bestLanguage, dir, locale, speak } from '../words';
import { speaker } from './sounds';

export type Theme = 'system' | 'night' | 'day';

interface Kept {
  language: string | null;
  theme: Theme;
  calm: boolean;
  volume: number;
  /** Whether this person has said if they want sounds. */
  asked: boolean;
  reactions: boolean;
  clues: number;
  digits: boolean;
  overview: boolean;
  remarks: boolean;
}

const KEY = 'prefs';
const LOUD_ENOUGH = 0.6;
const DEFAULTS: Kept = {
  language: null,
  theme: 'system',
  calm: false,
  volume: 0,
  asked: false,
  reactions: true,
  clues: 0.8,
  digits: true,
  overview: false,
  remarks: true,
};

export class Prefs {
  #kept: Kept = $state(DEFAULTS);
  // The last volume above 0, for switching the sound on again.
  #before = LOUD_ENOUGH;
  #isTv = false;
  #systemNight = $state(true);
  #systemCalm = $state(false);

  constructor(private readonly storage: Storage = ours) {
    this.#kept = { ...DEFAULTS, ...storage.read<Partial<Kept>>(KEY) };
    if (this.#kept.volume > 0) this.#before = this.#kept.volume;
    speaker.volume = this.#kept.volume;
  }

  /** The chosen language; null: the browser’s. */
  get language(): string | null {
    return this.#kept.language;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#set({ theme });
  }
  /** Which of the two themes is shown. */
  get shownTheme(): 'night' | 'day' {
    if (this.#kept.theme !== 'system') return this.#kept.theme;
    return this.#systemNight ? 'night' : 'day';
  }
  /** Whether reduced motion is chosen here. */
  get calm(): boolean {
    return this.#kept.calm;
  }
  set calm(calm: boolean) {
    this.#set({ calm });
  }
  /** Whether motion is reduced, by choice here or in the system: nothing flies, turns or hops. */
  get isCalm(): boolean {
    return this.#kept.calm || this.#systemCalm;
  }
  /** From 0, which is off, to 1. A TV has sound unless it was switched off there. */
  get volume(): number {
    return this.#isTv && !this.#kept.asked ? LOUD_ENOUGH : this.#kept.volume;
  }
  set volume(volume: number) {
    if (volume > 0) this.#before = volume;
    this.#set({ volume, asked: true });
    speaker.volume = volume;
  }
  get sound(): boolean {
    return this.volume > 0;
  }
  /** Whether sounds are still to be offered on this device. */
  get offersSound(): boolean {
    return !this.#kept.asked && !this.sound;
  }
  /** This page is a TV; returns a function that ends it. */
  onTv(): () => void {
    const be = (tv: boolean): void => {
      this.#isTv = tv;
      speaker.volume = this.volume;
    };
    be(true);
    return () => be(false);
  }
  /** Whether reactions of others are shown on this device. */
  get reactions(): boolean {
    return this.#kept.reactions;
  }
  set reactions(reactions: boolean) {
    this.#set({ reactions });
  }
  set sound(on: boolean) {
    this.volume = on ? this.#before : 0;
  }
  /** The volume of recorded clues, from 0 to 1; they are part of the game, and on by default. */
  get clues(): number {
    return this.#kept.clues;
  }
  set clues(clues: number) {
    this.#set({ clues });
  }
  /** Digits vote while the cards have the focus. */
  get digits(): boolean {
    return this.#kept.digits;
  }
  set digits(digits: boolean) {
    this.#set({ digits });
  }
  /** All cards at once in a vote with many. */
  get overview(): boolean {
    return this.#kept.overview;
  }
  set overview(overview: boolean) {
    this.#set({ overview });
  }

  /** What bots say in the chat is shown here. */
  get remarks(): boolean {
    return this.#kept.remarks;
  }
  set remarks(remarks: boolean) {
    this.#set({ remarks });
  }

  /** Change the language; null: the browser’s. */
  async choose(language: string | null): Promise<void> {
    this.#set({ language });
    await this.#speak();
  }

  /** Apply all preferences and follow the system; resolves when the messages are loaded. */
  async start(): Promise<void> {
    this.#follow('(prefers-color-scheme: dark)', (night) => (this.#systemNight = night));
    this.#follow('(prefers-reduced-motion: reduce)', (calm) => (this.#systemCalm = calm));
    await this.#speak();
    $effect.root(() => {
      $effect(() => this.#apply());
    });
  }

  #apply(): void {
    const html = document.documentElement;
    html.lang = locale();
    html.dir = dir();
    html.dataset['theme'] = this.shownTheme;
    html.dataset['motion'] = this.isCalm ? 'calm' : 'full';
    const colour = getComputedStyle(html).getPropertyValue('--table-deep').trim();
    if (colour)
      document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')!.content = colour;
  }

  #speak(): Promise<void> {
    // The address may name a language; tests choose the pseudo-language in this way.
    const asked = new URLSearchParams(location.search).get('lang');
    const wanted = this.#kept.language ? [this.#kept.language] : [...navigator.languages];
    return speak(bestLanguage(asked ? [asked, ...wanted] : wanted));
  }

  #follow(query: string, change: (matches: boolean) => void): void {
    const media = matchMedia(query);
    change(media.matches);
    media.addEventListener('change', (event) => change(event.matches));
  }

  #set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    this.storage.write(KEY, this.#kept);
  }
}

/** The preferences of this device. */
export const prefs = new Prefs();
