// All that recording a clue needs, in one chunk that a table loads when somebody wants it.
import { Recorder } from '../../../../model/recorder.svelte';
import { BrowserStudio } from '../../../../model/studio';
import { takes } from '../../../../model/takes';
import type { RecordedKind } from '../../../../net/recordings';

export { default as Panel } from './Panel.svelte';
export { default as Viewfinder } from './Viewfinder.svelte';

/** A recorder of this browser, with what was recorded in this game and not told. */
export const recorderOf = (kind: RecordedKind, game: string): Recorder =>
  new Recorder(kind, game, new BrowserStudio(), takes);
