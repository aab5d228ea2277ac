// Facts about a person that several screens show.
import type { PersonView } from '../net/types';

/** Whether this is a bot, which is drawn with a wind-up key. */
export const isBot = (person: PersonView): boolean => person.bot != null;

/**
 * Whether a spectator may take a seat that the autopilot plays: `free`: yes; `later`: when its owner
 * has been away for long; `kept`: no, the owner is here; `removed`: no, the owner was removed.
 */
export function takeover(owner: PersonView): 'free' | 'later' | 'kept' | 'removed' {
  if (isBot(owner)) return 'free';
  if (owner.removed) return 'removed';
  if (owner.left) return 'free';
  return owner.here ? 'kept' : 'later';
}
