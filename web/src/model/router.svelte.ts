// Finds the screen of an address, and moves between screens without reloading the page.
import { ROOT } from '../net/root';
import type { RulesetName } from '../net/types';

export type Route =
  | { name: 'home' }
  | { name: 'table'; code: string }
  | { name: 'tv'; code: string }
  | { name: 'waiting-tv' }
  | { name: 'pair'; pairing: string }
  | { name: 'device'; code: string; secret: string }
  | { name: 'rules'; ruleset: RulesetName | null; search: string }
  | { name: 'score' }
  | { name: 'privacy' }
  | { name: 'email'; code: string; channel: string; secret: string; stop: boolean }
  | { name: 'replay'; game: string }
  | { name: 'book'; game: string }
  | { name: 'unknown' };

const CODE = /^[A-HJKMNP-Z2-9]{4,6}$/;
const TOKEN = /^[\w-]{1,64}$/;
const GAME = /^[\w-]{1,64}$/;
const RULESETS: readonly string[] = ['classic', 'odyssey', 'party', 'team'] satisfies RulesetName[];
const UNKNOWN: Route = { name: 'unknown' };

/** A table’s code from what somebody typed; null if it cannot be one. */
export function readCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  return CODE.test(code) ? code : null;
}

/** The screen of an address below the root. */
export function readRoute(path: string, hash = '', search = ''): Route {
  const [first, second, third, ...more] = path.split('/').filter((part) => part !== '');
  if (first === 'email') return emailRoute(second, third, more);
  if (more.length > 0) return UNKNOWN;
  if (first === undefined) return { name: 'home' };
  if (first === 't') return tableRoute(second, third, hash);
  if (first === 'games') return gameRoute(second, third);
  if (third !== undefined) return UNKNOWN;
  if (first === 'tv') return tvRoute(second);
  if (first === 'score' && second === undefined) return { name: 'score' };
  if (first === 'privacy' && second === undefined) return { name: 'privacy' };
  if (first === 'rules') {
    if (second === undefined) return { name: 'rules', ruleset: null, search };
    const ruleset = second as RulesetName;
    if (RULESETS.includes(second)) return { name: 'rules', ruleset, search };
  }
  return UNKNOWN;
}

/** What a link in an e-mail leads to; with `off` behind it is the one to get no more of them. */
function emailRoute(typed = '', channel = '', [secret, end, ...more]: string[]): Route {
  const code = readCode(typed);
  const isWhole = code !== null && [channel, secret ?? ''].every((part) => TOKEN.test(part));
  if (!isWhole || more.length > 0 || (end !== undefined && end !== 'off')) return UNKNOWN;
  return { name: 'email', code, channel, secret: secret!, stop: end === 'off' };
}

function gameRoute(game = '', below: string | undefined): Route {
  if (!GAME.test(game)) return UNKNOWN;
  if (below === undefined) return { name: 'replay', game };
  return below === 'book' ? { name: 'book', game } : UNKNOWN;
}

/** A TV that has no table yet, or the code of one, opened on a phone. */
function tvRoute(typed: string | undefined): Route {
  if (typed === undefined) return { name: 'waiting-tv' };
  const pairing = readCode(typed);
  return pairing === null ? UNKNOWN : { name: 'pair', pairing };
}

function tableRoute(typed = '', below: string | undefined, hash: string): Route {
  const code = readCode(typed);
  if (code === null) return UNKNOWN;
  if (below === undefined) return { name: 'table', code };
  if (below === 'tv') return { name: 'tv', code };
  return below === 'device' ? { name: 'device', code, secret: hash.replace(/^#/, '') } : UNKNOWN;
}

class Router {
  route = $state.raw<Route>(UNKNOWN);

  /** Start with the address of the page, and follow links and the back button. */
  start(): void {
    this.#read();
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  /** Go to a path below the root; `replace` adds no entry to the history. */
  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', ROOT + path);
    else history.pushState(null, '', ROOT + path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    const { pathname, hash, search } = location;
    const path = pathname.startsWith(ROOT) ? pathname.slice(ROOT.length) : null;
    this.route = path === null ? UNKNOWN : readRoute(path, hash, search);
  }

  /** Handle links within the app; all others are left to the browser. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || !link.pathname.startsWith(`${ROOT}/`)) return;
    // A fragment on the same page is left to the browser.
    if (link.hash && link.pathname === location.pathname) return;
    if (readRoute(link.pathname.slice(ROOT.length)).name === 'unknown') return;
    event.preventDefault();
    this.go(link.pathname.slice(ROOT.length) + link.search + link.hash);
  }
}

/** Where the page is. */
export const router = new Router();
