// Drafts of clues: stored on the device until they are told, also after reloads.
import { storage as ours, type Storage } from '../net/storage';

interface Draft {
  game: string;
  round: number;
  text: string;
  at: number;
}

const KEY = 'drafts';
const MOST = 12;

export class Drafts {
  constructor(
    private readonly storage: Storage = ours,
    private readonly now: () => number = Date.now,
  ) {}

  /** The draft for this round, else the last draft of this game that was never told. */
  get(game: string, round: number): string {
    const mine = this.#all().filter((draft) => draft.game === game);
    const here = mine.find((draft) => draft.round === round);
    return (here ?? mine.sort((a, b) => b.at - a.at)[0])?.text ?? '';
  }

  /** Store what is being typed; an empty text deletes the draft. */
  keep(game: string, round: number, text: string): void {
    const others = this.#all().filter((draft) => draft.game !== game || draft.round !== round);
    const kept = text.trim() === '' ? [] : [{ game, round, text, at: this.now() }];
    this.storage.write(KEY, [...others, ...kept].slice(-MOST));
  }

  /** Delete a draft that was told, for whichever round it was written. */
  told(game: string, text: string): void {
    const same = (draft: Draft) => draft.game === game && draft.text.trim() === text.trim();
    this.storage.write(
      KEY,
      this.#all().filter((draft) => !same(draft)),
    );
  }

  #all(): Draft[] {
    const kept = this.storage.read<Draft[]>(KEY);
    return Array.isArray(kept) ? kept : [];
  }
}

/** The drafts of this device. */
export const drafts = new Drafts();
