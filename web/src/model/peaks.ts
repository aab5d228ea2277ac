// The loudness of a recorded sound over time, computed from its samples.

export interface Peaks {
  seconds: number;
  levels: readonly number[];
}

/** Levels of loudness per second of sound. */
export const PER_SECOND = 10;
const known = new Map<string, Promise<Peaks | null>>();

/** The loudness of a sound; null if this browser cannot decode it. Results are cached. */
export function peaksOf(url: string): Promise<Peaks | null> {
  let found = known.get(url);
  if (!found) {
    found = read(url);
    known.set(url, found);
    // A sound that could not be fetched is tried again the next time.
    void found.then((peaks) => peaks === null && known.delete(url));
  }
  return found;
}

async function read(url: string): Promise<Peaks | null> {
  try {
    const answer = await fetch(url, { credentials: 'same-origin' });
    if (!answer.ok) return null;
    // An offline context plays nothing, so that browsers do not require a tap for it.
    const decoder = new OfflineAudioContext(1, 1, 44_100);
    const sound = await decoder.decodeAudioData(await answer.arrayBuffer());
    return { seconds: sound.duration, levels: levelsOf(sound.getChannelData(0), sound.sampleRate) };
  } catch {
    return null;
  }
}

function levelsOf(samples: Float32Array, rate: number): number[] {
  const step = Math.max(1, Math.floor(rate / PER_SECOND));
  const levels: number[] = [];
  for (let from = 0; from < samples.length; from += step) {
    levels.push(loudnessOf(samples.subarray(from, from + step)));
  }
  return levels;
}

/** How loud some samples are to the ear, from 0 to 1: speech lies in the middle. */
export function loudnessOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / samples.length + 1e-10);
  return Math.min(1, Math.max(0, (decibels + 55) / 45));
}
