// Builds the addresses of this server, which may be below a sub-path such as '/hare'.

/** The content of a meta tag that the server has put into its page. */
function told(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="storyhare-${name}"]`)?.content;
}

/** The root path: '' or a path that begins with a slash and does not end with one. */
export const ROOT = (told('root') ?? '').replace(/\/+$/, '');

/** The address for other devices, if the page was opened as `localhost` on the server’s own machine. */
const FOR_OTHERS = told('for-others');

/** What the server keeps of people, and for how many days, as its page says; see pages.py. */
export interface About {
  archive: number;
  delete: number;
  recordings: number;
  decks: number;
  uploads: boolean;
  /** Who else is shown uploaded pictures. */
  vision?: string;
  /** How people at tables over days can be notified. */
  push?: boolean;
  email?: boolean;
  webhooks?: boolean;
  imprint?: string;
  privacy?: string;
  contact?: string;
}

const UNKNOWN: About = { archive: 30, delete: 0, recordings: 30, decks: 90, uploads: true };
export const ABOUT: About = JSON.parse(told('about') ?? 'null') ?? UNKNOWN;

/** An address of this server. */
export function address(path: string): string {
  return ROOT + path;
}

/** A complete link to this server, to share it. */
export function link(path: string): string {
  return (FOR_OTHERS ?? location.origin) + address(path);
}

/** Whether links to this server do not work on other machines. */
export function leadsNowhere(): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(link('/')).hostname);
}

/**
 * The address of a table's socket. A spectator's socket never replaces that of another tab. Each
 * detour has a different address.
 */
export function socketAddress(code: string, watch: boolean, detour: number): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const said = [...(watch ? ['watch'] : []), ...(detour > 0 ? [`detour=${detour}`] : [])];
  const query = said.length > 0 ? `?${said.join('&')}` : '';
  return `${scheme}//${location.host}${address(`/ws/${code}`)}${query}`;
}
