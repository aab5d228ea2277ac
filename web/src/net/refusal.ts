// Refusals by the client itself, in the same form as the server's.
import type { Refusal } from './types';

export type { Refusal };

/** A refusal of the client's own; its sentence is `refusal-<code>` in web-shell.ftl. */
export function refuse(code: string, params: Refusal['params'] = {}): Refusal {
  return { code, params };
}
