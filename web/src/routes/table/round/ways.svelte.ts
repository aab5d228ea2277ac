// The ways to tell a clue: as text, or if the table allows it with a recorder, which is loaded on demand.
import type { Recorder } from '../../../model/recorder.svelte';
import type { TableModel } from '../../../model/table.svelte';
import { takes } from '../../../model/takes';
import { refuse } from '../../../net/refusal';
import type { ClueKind } from '../../../net/types';
import { learn } from '../../../words';
import type * as Kit from './recording';

export class Ways {
  way = $state<ClueKind>('text');
  /** The recorder's parts, and the recorder of the chosen way, when they are there. */
  kit = $state.raw<typeof Kit | null>(null);
  recorder = $state.raw<Recorder | null>(null);
  /** A camera is open, or a mime is there to be seen. */
  isFilming: boolean = $derived(
    this.recorder?.kind === 'mime' && !['ready', 'asking'].includes(this.recorder.stage),
  );

  constructor(
    private readonly model: TableModel,
    kinds: readonly ClueKind[],
  ) {
    // A take that was not told, because somebody else told first, is offered again.
    const kept = kinds.find((kind) => kind !== 'text' && takes.get(this.#game, kind));
    if (kept) void this.choose(kept);
  }

  get #game(): string {
    return this.model.table?.game_id ?? '';
  }

  async choose(kind: ClueKind): Promise<void> {
    this.close();
    this.way = kind;
    if (kind === 'text') return;
    try {
      [this.kit] = await Promise.all([import('./recording'), learn('recorder')]);
      if (this.way === kind) this.recorder = this.kit.recorderOf(kind, this.#game);
    } catch {
      // Without a network there is no recorder yet; words go without one.
      if (this.way === kind) this.way = 'text';
      this.model.tellRefusal(refuse('no_answer'));
    }
  }

  /** Microphone and camera are let go; what was recorded stays. */
  close(): void {
    this.recorder?.close();
    this.recorder = null;
  }
}
