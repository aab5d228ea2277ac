// What a TV remembers: who let it in at which table. In that person's name its remote leads the reveal.
import { storage as ours, type Storage } from '../net/storage';

const key = (code: string): string => `tv ${code}`;

export class TvMemory {
  constructor(private readonly storage: Storage = ours) {}

  remember(code: string, person: string): void {
    this.storage.write(key(code), person);
  }

  /** The person at a table who let this TV in; null for a TV that was opened by its address. */
  letInBy(code: string): string | null {
    return this.storage.read<string>(key(code));
  }
}

export const tvMemory = new TvMemory();

/** The keys of remotes that mean “go on”: OK, right, down, play. */
const ONWARD: readonly string[] = [
  'Enter',
  ' ',
  'ArrowRight',
  'ArrowDown',
  'MediaPlayPause',
  'MediaPlay',
  'MediaTrackNext',
  'MediaFastForward',
];

export function goesOn(event: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean {
  return !event.repeat && ONWARD.includes(event.key);
}
