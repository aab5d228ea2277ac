// Formats Fluent messages; independent of the page.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Notice, Refusal } from '../net/types';
import { pseudo } from './pseudo';

export type Fact = number | string;
export type Facts = Record<string, Fact>;

/** The language of tests: English with accents, and longer. */
export const PSEUDO = 'qps';

// Facts whose values are translated too; they are looked up as `<fact>-<value>`, with the others.
const NAMED = ['ruleset', 'option', 'phase', 'kind', 'stage', 'field', 'reason'];
// Facts may come from people: larger numbers have no plural form, and longer texts are truncated.
const HIGHEST = 1e15;
const LONGEST = 200;
// Descriptions of cards are never truncated.
const LONGEST_ALT = 600;

// Our Portuguese is that of Portugal; to Intl, `pt` alone is that of Brazil.
const REGIONS: Record<string, string> = { pt: 'pt-PT' };

const RTL_LANGUAGES = new Set(['ar', 'fa', 'he', 'ur', 'yi']);
const RTL_SIGNS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The writing direction of a language. */
export function direction(language: string): 'ltr' | 'rtl' {
  return RTL_LANGUAGES.has(language) ? 'rtl' : 'ltr';
}

/** The messages of one language. */
export class Speech {
  /** The language that texts are written in: English for the pseudo-language. */
  readonly written: string;
  /** The locale for Intl and for `lang`. */
  readonly locale: string;
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: Iterable<string>,
    private readonly complain: (trouble: string) => void = () => {},
  ) {
    const made = language === PSEUDO;
    this.written = made ? 'en' : language;
    this.locale = REGIONS[this.written] ?? this.written;
    this.#bundle = new FluentBundle(this.locale, {
      // #fact isolates only where it is needed: marks around every name would get into copied text.
      useIsolating: false,
      ...(made ? { transform: pseudo } : {}),
    });
    for (const source of sources) {
      for (const error of this.#bundle.addResource(new FluentResource(source))) {
        complain(String(error));
      }
    }
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Format a message with its facts; the key if there is no such message. */
  say(key: string, facts: Facts = {}): string {
    return this.#format(key, this.#bundle.getMessage(key)?.value ?? null, facts);
  }

  /** An attribute of a message. */
  attribute(key: string, name: string, facts: Facts = {}): string {
    const pattern = this.#bundle.getMessage(key)?.attributes[name] ?? null;
    return this.#format(`${key}.${name}`, pattern, facts);
  }

  /**
   * The sentence of a refusal or a notice. A refusal addresses the person who asked; if it is about
   * another player and has an attribute `named`, that one is used, which names the player.
   */
  sentence(about: Refusal | Notice): string {
    const key = [`refusal-${about.code}`, `notice-${about.code}`].find((one) => this.has(one));
    if (key === undefined) {
      // The server is newer than this page: say at least that it did not work.
      this.complain(`no words for ${about.code}`);
      return this.say('shell-not-done');
    }
    const message = this.#bundle.getMessage(key)!;
    const named = 'player' in about.params ? message.attributes['named'] : undefined;
    return this.#format(key, named ?? message.value, about.params);
  }

  #format(key: string, pattern: Parameters<FluentBundle['formatPattern']>[0] | null, facts: Facts) {
    if (pattern === null) {
      this.complain(`no message ${key}`);
      return key;
    }
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, this.#inWords(facts), errors);
    for (const error of errors) this.complain(`${key}: ${error.message}`);
    return said;
  }

  #inWords(facts: Facts): Record<string, FluentVariable> {
    const words: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) {
      words[name] = this.#fact(fact, name === 'alt' ? LONGEST_ALT : LONGEST);
    }
    for (const name of NAMED) {
      const entry = `${name}-${facts[name]}`;
      if (!(name in facts) || !this.has(entry)) continue;
      const rest = Object.entries(facts).filter(([key]) => !NAMED.includes(key));
      words[name] = this.say(entry, Object.fromEntries(rest));
    }
    return words;
  }

  #fact(fact: Fact, longest: number): Fact {
    if (typeof fact === 'number' && Math.abs(fact) < HIGHEST) return fact;
    const text = String(fact);
    const short = text.length <= longest ? text : `${text.slice(0, longest)}…`;
    // A name in the other writing direction would reorder the words around it.
    const turned = RTL_SIGNS.test(short) !== (direction(this.language) === 'rtl');
    return turned ? `\u2068${short}\u2069` : short;
  }
}
