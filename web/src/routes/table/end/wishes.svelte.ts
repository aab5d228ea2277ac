// Who wants a rematch: whoever pricks up their ears after the end. Nothing of it is kept.
import type { TableModel } from '../../../model/table.svelte';

export class Wishes {
  #game = '';
  #people = $state.raw<ReadonlySet<string>>(new Set());

  constructor(private readonly model: TableModel) {}

  /** Hear the reactions of the table; call it in an effect. */
  listen(): void {
    const game = this.model.table?.game_id ?? '';
    const known = game === this.#game ? this.#people : new Set<string>();
    this.#game = game;
    const wishing = this.model.reactions
      .filter(({ reaction }) => reaction === 'ears')
      .map(({ person }) => person);
    if (wishing.every((person) => known.has(person)) && known === this.#people) return;
    this.#people = new Set([...known, ...wishing]);
  }

  /** How many of those at the seats want one; the host’s wish is the rematch itself. */
  get count(): number {
    return this.model.seats.filter(({ id }) => this.#people.has(id)).length;
  }

  get mine(): boolean {
    return this.#people.has(this.model.you?.person ?? '');
  }

  wish(): void {
    this.model.react('ears');
  }
}
