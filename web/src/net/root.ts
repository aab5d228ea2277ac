// Where the server lives below its host: '' or a sub-path such as '/hare'; every address starts here.

/** What the server says in the head of its page. */
function told(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="storyhare-${name}"]`)?.content;
}

/** '' or a path that begins with a slash and does not end with one. */
export const ROOT = (told('root') ?? '').replace(/\/+$/, '');

/** How others come here when the page was opened on the server’s own machine, where `localhost` is nobody else’s. */
const FOR_OTHERS = told('for-others');

/** An address of this server. */
export function address(path: string): string {
  return ROOT + path;
}

/** A whole link to this server, to be sent to people. */
export function link(path: string): string {
  return (FOR_OTHERS ?? location.origin) + address(path);
}

/** Does a link to this server lead nowhere from another machine? */
export function leadsNowhere(): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(link('/')).hostname);
}

/**
 * The address of a table's socket; one that only watches never takes a seat from another tab. Each
 * detour has an address of its own.
 */
export function socketAddress(code: string, watch: boolean, detour: number): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const said = [...(watch ? ['watch'] : []), ...(detour > 0 ? [`detour=${detour}`] : [])];
  const query = said.length > 0 ? `?${said.join('&')}` : '';
  return `${scheme}//${location.host}${address(`/ws/${code}`)}${query}`;
}
