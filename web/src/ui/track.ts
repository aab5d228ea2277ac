// Computes the places of rabbits on the score track: stone 0 is the burrow, stone 30 the moon.

export const MOON = 30;
export type Spot = { x: number; y: number; r: number };
export type Land = { width: number; height: number; stones: readonly Spot[] };

/** The stone of a score. With a target, everybody beyond it is in the moon; without one the path starts again. */
export function stoneOf(score: number, endless: boolean): number {
  if (score <= MOON) return Math.max(0, score);
  return endless ? ((score - 1) % MOON) + 1 : MOON;
}

/** The stones a rabbit touches on its way, beginning with where it stands. */
export function hops(from: number, to: number, endless: boolean): number[] {
  const path = [stoneOf(from, endless)];
  for (let score = Math.max(0, from) + 1; score <= to; score++) {
    const stone = stoneOf(score, endless);
    if (stone !== path.at(-1)) path.push(stone);
  }
  return path;
}

/** Places of `count` rabbits on one stone, in stone radii: up to three side by side, more in two ranks. */
export function standing(count: number): { x: number; y: number; rank: 0 | 1 }[] {
  const front = count <= 3 ? count : Math.ceil(count / 2);
  const rows: [number, 0 | 1][] = [
    [count - front, 0],
    [front, 1],
  ];
  return rows.flatMap(([n, rank]) => {
    // The back rank stands wider, so that it looks out between and beside the front.
    const [most, spread] = rank === 0 ? [1.5, 3.1] : [count > 3 ? 0.8 : 0.95, 2.5];
    const gap = n <= 1 ? 0 : Math.min(most, spread / (n - 1));
    return Array.from({ length: n }, (_, i) => ({
      x: (i - (n - 1) / 2) * gap,
      y: rank === 0 ? -0.8 : count > 3 ? 0.12 : 0,
      rank,
    }));
  });
}

/** How tall rabbits are on a stone they share with others, in stone radii. */
const tallness = (count: number): number => (count <= 3 ? 2.6 : count <= 6 ? 2.25 : 1.95);

export type Stander<P> = { pawn: P; x: number; y: number; height: number; stone: number };

/** Everybody's place, back ranks first so that front ranks are drawn over them. */
export function arrange<P extends { score: number }>(
  pawns: readonly P[],
  land: Land,
  endless: boolean,
): Stander<P>[] {
  const stones = new Map<number, P[]>();
  for (const pawn of pawns) {
    const stone = stoneOf(pawn.score, endless);
    stones.set(stone, [...(stones.get(stone) ?? []), pawn]);
  }
  const placed: Stander<P>[] = [];
  for (const [stone, crowd] of stones) {
    const spot = land.stones[stone]!;
    const height = tallness(crowd.length) * spot.r;
    const places = standing(crowd.length);
    const half = height * 0.36;
    // A crowd near the edge moves inwards as a whole: nobody leaves the picture.
    const xs = places.map((place) => spot.x + place.x * spot.r);
    const shift =
      Math.max(0, half - Math.min(...xs)) - Math.max(0, Math.max(...xs) + half - land.width);
    crowd.forEach((pawn, i) => {
      const y = spot.y + places[i]!.y * spot.r + 0.2 * spot.r;
      placed.push({ pawn, x: xs[i]! + shift, y: Math.max(y, height), height, stone });
    });
  }
  return placed.sort((a, b) => a.y - b.y);
}

/** A dotted trail of arcs over the stones of a way, as path data. */
export function trail(path: readonly number[], land: Land): string {
  return path
    .map((stone, i) => {
      const { x, y, r } = land.stones[stone]!;
      if (i === 0) return `M${x} ${y}`;
      const before = land.stones[path[i - 1]!]!;
      return `Q${(before.x + x) / 2} ${Math.min(before.y, y) - 1.6 * r} ${x} ${y}`;
    })
    .join('');
}
