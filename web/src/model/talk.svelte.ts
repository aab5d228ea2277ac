// What is said around a table on this device: chat lines, and refusals of what was asked.
import type { PersonView, Reaction, Refusal, Said } from '../net/types';
import { Commands } from './commands';
import { isBot } from './people';
import { prefs } from './prefs.svelte';
import type { ShownRefusal } from './shown';

const MOST_LINES = 200;

export abstract class Talk extends Commands {
  chat = $state.raw<readonly Said[]>([]);
  /** How many chat messages are unread. */
  unread = $state(0);
  /** Recent refusals, shown above the action until they are dismissed. */
  refusals = $state.raw<readonly ShownRefusal[]>([]);
  #ids = 0;

  abstract readonly people: ReadonlyMap<string, PersonView>;
  protected abstract get ownId(): string | undefined;

  /** Send a chat message; false if it cannot be sent now. */
  abstract say(text: string): boolean;
  abstract react(reaction: Reaction): boolean;

  protected hear(line: Said): void {
    const known = ({ person, at, text }: Said) =>
      person === line.person && at === line.at && text === line.text;
    if (this.chat.some(known)) return; // sent again after a reconnect
    this.chat = [...this.chat, line].sort((a, b) => a.at - b.at).slice(-MOST_LINES);
    if (!line.old && line.person !== this.ownId && this.shows(line)) this.unread += 1;
  }

  /** Somebody is forgotten, with all that they have said. */
  protected unsay(person: string): void {
    this.chat = this.chat.filter((line) => line.person !== person);
  }

  /** Show a refusal above the action for a while, also one that came over HTTP. */
  tellRefusal(refusal: Refusal): void {
    this.refusals = [...this.refusals.slice(-1), { id: (this.#ids += 1), refusal }];
  }

  dismissRefusal(id: number): void {
    this.refusals = this.refusals.filter((one) => one.id !== id);
  }

  /** Whether a message is shown on this device, which may leave out what bots say. */
  shows(line: Said): boolean {
    const person = this.people.get(line.person);
    return prefs.remarks || person === undefined || !isBot(person);
  }

  /** Mark the chat as read. */
  readChat(): void {
    this.unread = 0;
  }
}
