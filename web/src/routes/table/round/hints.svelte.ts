// First-time hints: shown until they are closed, or until the action was done twice; stored on the device.
import { storage as ours, type Storage } from '../../../net/storage';

const KEY = 'hints';
const LEARNED = 2;

export class Hints {
  /** How often each was done; as good as learned when put away. */
  #done: Record<string, number> = $state.raw({});

  constructor(private readonly storage: Storage = ours) {
    this.#done = { ...storage.read<Record<string, number>>(KEY) };
  }

  shows(hint: string): boolean {
    return (this.#done[hint] ?? 0) < LEARNED;
  }

  putAway(hint: string): void {
    this.#keep(hint, LEARNED);
  }

  /** The thing was done once more. */
  did(hint: string): void {
    if (this.shows(hint)) this.#keep(hint, (this.#done[hint] ?? 0) + 1);
  }

  #keep(hint: string, times: number): void {
    this.#done = { ...this.#done, [hint]: times };
    this.storage.write(KEY, this.#done);
  }
}

export const hints = new Hints();
