// The language of the page as state: texts are updated when it changes.
import type { Notice, Refusal } from '../net/types';
import { direction, PSEUDO, Speech, type Facts } from './bundle';

type Catalogue = { default: Record<string, string> };

const catalogues = import.meta.glob<Catalogue>('./catalogues/*.ts');
// Messages of rarely used screens are loaded with them, so that the first page stays small.
const extras = import.meta.glob<string>('$words/*/web-recorder.ftl', {
  query: '?raw',
  import: 'default',
});
type Extra = 'recorder';

/** The languages that have a catalogue, in the order of their tags. */
export const LANGUAGES: readonly string[] = Object.keys(catalogues)
  .map((path) => path.replace(/^.*\/(\w+)\.ts$/, '$1'))
  .sort();

const FALLBACK = 'en';

function complain(trouble: string): void {
  if (import.meta.env.DEV) console.error(`words: ${trouble}`);
}

let speech = $state.raw(new Speech(FALLBACK, []));
let wanted = '';
const learned = new Set<Extra>();

/** Change the language; resolves when its messages are loaded. */
export async function speak(language: string): Promise<void> {
  wanted = language;
  const from = language === PSEUDO ? FALLBACK : language;
  const load = catalogues[`./catalogues/${from}.ts`] ?? catalogues[`./catalogues/${FALLBACK}.ts`]!;
  const [words, more] = await Promise.all([load(), Promise.all([...learned].map(extra(from)))]);
  // After several changes, the last chosen language wins.
  if (wanted !== language) return;
  speech = new Speech(language, [...Object.values(words.default), ...more], complain);
}

/** Load the messages of a screen that has its own; resolves when they are loaded. */
export async function learn(words: Extra): Promise<void> {
  if (learned.has(words)) return;
  learned.add(words);
  try {
    await speak(wanted);
  } catch (error) {
    learned.delete(words);
    throw error;
  }
}

const extra = (language: string) => async (words: Extra) => {
  const file = `/${language}/web-${words}.ftl`;
  const path = Object.keys(extras).find((one) => one.endsWith(file));
  return path === undefined ? '' : extras[path]!();
};

/** The language that fits the browser's languages best. */
export function bestLanguage(preferred: readonly string[]): string {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0]!;
    if (LANGUAGES.includes(language) || language === PSEUDO) return language;
  }
  return FALLBACK;
}

/** The current language. */
export function language(): string {
  return speech.language;
}

/** The language to look up texts of cards in, and to tell clues in. */
export function written(): string {
  return speech.written;
}

/** For `lang` and Intl. */
export function locale(): string {
  return speech.locale;
}

export function dir(): 'ltr' | 'rtl' {
  return direction(speech.language);
}

/** A message with its facts. */
export function t(key: string, facts?: Facts): string {
  return speech.say(key, facts);
}

/** Is there such a message? For texts that only some rulesets or cards have. */
export function has(key: string): boolean {
  return speech.has(key);
}

/** An attribute of a message, such as a label for screen readers. */
export function attr(key: string, name: string, facts?: Facts): string {
  return speech.attribute(key, name, facts);
}

/** The sentence of a refusal or a notice. */
export function sentence(about: Refusal | Notice): string {
  return speech.sentence(about);
}

/** “Ada, Ben and Zoë”. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(speech.locale, { type: 'conjunction' }).format(items);
}

export function number(value: number): string {
  return new Intl.NumberFormat(speech.locale).format(value);
}

/** A day, as people write it. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(speech.locale, { dateStyle: 'medium' }).format(at);
}

/** An hour, as people write it. */
export function hour(at: number): string {
  return new Intl.DateTimeFormat(speech.locale, { timeStyle: 'short' }).format(at);
}

/** A moment within the next days: a weekday and an hour, with the date if it is further away. */
export function moment(at: number, now = Date.now()): string {
  const isNear = at - now < 6 * 24 * 3600_000;
  const date = isNear ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(speech.locale, {
    weekday: 'short',
    ...date,
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}

/** Seconds as m:ss. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = new Intl.NumberFormat(speech.locale, { minimumIntegerDigits: 2 });
  return `${number(Math.floor(whole / 60))}:${two.format(whole % 60)}`;
}

/** The name of a language in the language of the page. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames(speech.locale, { type: 'language' }).of(tag) ?? tag;
}

/** The name of a language in itself. */
export function ownName(tag: string): string {
  if (tag === PSEUDO) return pseudoName;
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

const pseudoName = 'Þšéúðó';
