// Recordings that are not told yet: kept in memory until they are.
import type { RecordedKind } from '../net/recordings';

/** A finished recording on this device. */
export interface Take {
  kind: RecordedKind;
  bytes: Blob;
  seconds: number;
  /** The loudness over time, from 0 to 1, to draw it. */
  levels: readonly number[];
  /** An object URL to play it. */
  url: string;
  /** A few words for those who cannot hear or see it. */
  caption: string;
}

export class Takes {
  #kept = new Map<string, Take>();

  constructor(private readonly free: (url: string) => void = (url) => URL.revokeObjectURL(url)) {}

  get(game: string, kind: RecordedKind): Take | null {
    return this.#kept.get(`${game} ${kind}`) ?? null;
  }

  keep(game: string, take: Take): void {
    this.drop(game, take.kind);
    this.#kept.set(`${game} ${take.kind}`, take);
  }

  /** Delete a take that was told or discarded. */
  drop(game: string, kind: RecordedKind): void {
    const old = this.get(game, kind);
    if (old) this.free(old.url);
    this.#kept.delete(`${game} ${kind}`);
  }
}

/** The takes of this page. */
export const takes = new Takes();
