// Facts about a person that several screens show.
import type { PersonView, TableView } from '../net/types';
import { t } from '../words';

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

/** What somebody without a name is called: a person who was forgotten, and whose seat plays on. */
export const nameless = (seat: number): string => t('record-player', { number: seat + 1 });

/** The same table, with something to call everybody. */
export function withNames(table: TableView): TableView {
  if (table.people.every(({ name }) => name !== '')) return table;
  const people = table.people.map((person) =>
    person.name === '' ? { ...person, name: nameless(table.seats.indexOf(person.id)) } : person,
  );
  return { ...table, people };
}
