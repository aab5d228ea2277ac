// Where a reaction starts on this page: at the rabbit of who reacts, or at the lower edge.

export interface Spot {
  /** The middle, in CSS pixels of the window. */
  x: number;
  y: number;
}

interface Room {
  width: number;
  height: number;
}

/** Something on the page, as much as matters here. */
export interface Seen {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The largest of a person's rabbits that is in sight; null if none is. */
export function rabbitIn(rabbits: readonly Seen[], room: Room): Spot | null {
  let best: Seen | null = null;
  for (const one of rabbits) {
    const inside =
      one.width > 0 &&
      one.left >= 0 &&
      one.top >= 0 &&
      one.left + one.width <= room.width &&
      one.top + one.height <= room.height;
    if (inside && (best === null || one.height > best.height)) best = one;
  }
  return best && { x: best.left + best.width / 2, y: best.top + best.height / 2 };
}

/** Without a rabbit in sight people have places along the lower edge, in seat order. */
export function edge(seat: number, seats: number, room: Room): Spot {
  return { x: (room.width * (seat + 1)) / (seats + 1), y: room.height * 0.72 };
}

/** How far aside it drifts, so that faces that start below each other do not hide each other. */
export function drift(from: Spot, seat: number, seats: number, size: number, room: Room): number {
  const margin = size * 0.75;
  const aim = from.x + (seat - (seats - 1) / 2) * size * 0.9;
  return Math.min(Math.max(aim, margin), Math.max(margin, room.width - margin)) - from.x;
}

/** How far it flies: up, but not out of the window, with a face of this size. */
export function height(from: Spot, size: number, room: Room): number {
  return Math.max(0, Math.min(room.height * 0.34, from.y - size * 1.4));
}

/** A face of this size, moved so that all of it is in the window. */
export function inside(spot: Spot, size: number, room: Room): Spot {
  const margin = size * 0.75;
  const keep = (at: number, most: number): number =>
    Math.min(Math.max(at, margin), Math.max(margin, most - margin));
  return { x: keep(spot.x, room.width), y: keep(spot.y, room.height) };
}
