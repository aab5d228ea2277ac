// Everything for recording a clue, in one chunk that is loaded when it is needed.
import { Recorder } from '../../../../model/recorder.svelte';
import { BrowserStudio } from '../../../../model/studio';
import { takes } from '../../../../model/takes';
import type { RecordedKind } from '../../../../net/recordings';

export { default as Panel } from './Panel.svelte';
export { default as Viewfinder } from './Viewfinder.svelte';

/** A recorder of this browser, with the take of this game that was not told yet. */
export const recorderOf = (kind: RecordedKind, game: string): Recorder =>
  new Recorder(kind, game, new BrowserStudio(), takes);
