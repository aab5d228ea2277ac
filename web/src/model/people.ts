// What is to be seen of a person at once.
import type { PersonView } from '../net/types';

/** Bots carry the wind-up key. */
export const isBot = (person: PersonView): boolean => person.bot != null;

/**
 * May somebody who watches have a seat that the autopilot plays: `free`; `later`, once its owner has
 * been gone for long; or not, since the owner is here (`kept`) or was sent away (`removed`)?
 */
export function takeover(owner: PersonView): 'free' | 'later' | 'kept' | 'removed' {
  if (isBot(owner)) return 'free';
  if (owner.removed) return 'removed';
  if (owner.left) return 'free';
  return owner.here ? 'kept' : 'later';
}
