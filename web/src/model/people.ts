// What is to be seen of a person at once.
import type { PersonView } from '../net/types';

/** Bots carry the wind-up key. */
export const isBot = (person: PersonView): boolean => person.bot != null;
