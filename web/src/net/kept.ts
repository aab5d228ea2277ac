// The last view of a table over days, kept on this device: shown while the page connects, and without a network.
import type { Storage } from './storage';
import { PROTOCOL, type TableView, type YouView } from './types';

export interface Kept {
  /** When the server sent it, in milliseconds since 1970. */
  at: number;
  table: TableView;
  you: YouView;
}

const KEY = 'kept.';

export class KeptView {
  constructor(
    private readonly storage: Storage,
    private readonly code: string,
  ) {}

  /** What this person saw last, if the table is played over days. */
  read(): Kept | null {
    const kept = this.storage.read<Kept & { protocol: number }>(KEY + this.code);
    return kept?.protocol === PROTOCOL ? kept : null;
  }

  /** Keep a view of a table over days until its person leaves, and none of any other table. */
  keep(table: TableView, you: YouView | null, now: number): void {
    const me = table.people.find(({ id }) => id === you?.person);
    const isHere = me !== undefined && !me.left && !me.removed;
    if (isHere && table.settings.clocks.pace === 'over_days') {
      this.storage.write(KEY + this.code, { protocol: PROTOCOL, at: now, table, you });
    } else if (this.read() !== null) this.forget();
  }

  /** This device’s person is no longer at the table. */
  forget(): void {
    this.storage.remove(KEY + this.code);
  }
}
