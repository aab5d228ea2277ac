// What a server can do that not every one can: until it can, the page does not show it at all.
import type { PersonView } from '../net/types';

interface Abilities {
  /** Clues that are sung or mimed can be kept and played. */
  recordings: boolean;
}

export const abilities: Abilities = { recordings: false };

/** Bots carry the wind-up key. */
export const isBot = (person: PersonView): boolean => person.bot != null;
