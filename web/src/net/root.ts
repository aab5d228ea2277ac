// Where the server lives below its host: '' or a sub-path such as '/hare'; every address starts here.

const meta =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>('meta[name="storyhare-root"]');

/** '' or a path that begins with a slash and does not end with one. */
export const ROOT = (meta?.content ?? '').replace(/\/+$/, '');

/** An address of this server. */
export function address(path: string): string {
  return ROOT + path;
}

/** A whole link to this server, to be sent to people. */
export function link(path: string): string {
  return location.origin + address(path);
}

/** The address of a table's socket; one that only watches never takes a seat from another tab. */
export function socketAddress(code: string, watch: boolean): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}${address(`/ws/${code}`)}${watch ? '?watch' : ''}`;
}
