// Moving all tables of this device to another one: a link with a one-time secret for each of them.
import * as api from '../net/api';
import type { Refusal } from '../net/types';
import { recentTables } from './tables';

const MARK = '#move=';
/** What a square to scan holds easily. */
const MOST = 12;

/** A link for the other device; or why there is none. */
export async function offerAll(codes: readonly string[], home: string): Promise<string | Refusal> {
  const parts: string[] = [];
  let refusal: Refusal = { code: 'no_such_table', params: {} };
  for (const code of codes.slice(0, MOST)) {
    const answer = await api.offerDevice(code);
    if (answer.ok) parts.push(`${code}.${answer.value.link}`);
    else refusal = answer.refusal;
  }
  return parts.length === 0 ? refusal : `${home}${MARK}${parts.join(',')}`;
}

/** The tables and secrets in such a link. */
export function readOffer(hash: string): [code: string, secret: string][] {
  if (!hash.startsWith(MARK)) return [];
  return hash
    .slice(MARK.length)
    .split(',')
    .slice(0, MOST)
    .flatMap((part) => {
      const [code, secret] = part.split('.');
      return code && secret ? [[code, secret] as [string, string]] : [];
    });
}

/** Take them over to this device; returns how many came. */
export async function takeAll(offered: readonly [string, string][]): Promise<number> {
  let came = 0;
  for (const [code, secret] of offered) {
    const answer = await api.moveDevice(code, secret);
    if (!answer.ok) continue;
    const known = await api.lookUp(code);
    recentTables.remember(code, '', known.ok && known.value.brief?.over_days === true);
    came += 1;
  }
  return came;
}
