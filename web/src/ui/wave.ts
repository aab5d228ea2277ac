// A sound as a row of bars.

/** A number of bars with loudness from 0 to 1, normalized for quiet recordings. */
export function barsOf(levels: readonly number[], count: number): number[] {
  if (levels.length === 0) return Array.from({ length: count }, () => 0);
  const loudest = Math.max(0.15, ...levels);
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * levels.length) / count);
    const to = Math.max(from + 1, Math.floor(((at + 1) * levels.length) / count));
    return Math.max(...levels.slice(from, to)) / loudest;
  });
}
