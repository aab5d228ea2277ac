// Reactions that are shown for a moment.
import type { Reaction } from '../net/types';
import type { ShownReaction } from './shown';

const REACTION_MS = 4_000;

export class Faces {
  shown = $state.raw<readonly ShownReaction[]>([]);
  #ids = 0;
  #fading = new Set<ReturnType<typeof setTimeout>>();

  show(person: string, reaction: Reaction): void {
    const id = (this.#ids += 1);
    this.shown = [...this.shown, { id, person, reaction }];
    const timer = setTimeout(() => {
      this.#fading.delete(timer);
      this.shown = this.shown.filter((one) => one.id !== id);
    }, REACTION_MS);
    this.#fading.add(timer);
  }

  stop(): void {
    this.#fading.forEach((timer) => clearTimeout(timer));
  }
}
