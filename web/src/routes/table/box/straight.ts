// Makes a straight picture of a row of cards that a photo shows in perspective, between its four corners.

export interface Point {
  x: number;
  y: number;
}

/** Corners in the order of reading round: upper left, upper right, lower right, lower left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Where a place of the straight picture (0 to 1 across and down) lies in the photo. */
export function placeIn(corners: Corners): (across: number, down: number) => Point {
  const [p0, p1, p2, p3] = corners;
  const [dx1, dx2] = [p1.x - p2.x, p3.x - p2.x];
  const [dy1, dy2] = [p1.y - p2.y, p3.y - p2.y];
  const sx = p0.x - p1.x + p2.x - p3.x;
  const sy = p0.y - p1.y + p2.y - p3.y;
  const all = dx1 * dy2 - dx2 * dy1 || Number.EPSILON;
  const g = (sx * dy2 - dx2 * sy) / all;
  const h = (dx1 * sy - sx * dy1) / all;
  return (u, v) => {
    const w = g * u + h * v + 1;
    return {
      x: ((p1.x - p0.x + g * p1.x) * u + (p3.x - p0.x + h * p3.x) * v + p0.x) / w,
      y: ((p1.y - p0.y + g * p1.y) * u + (p3.y - p0.y + h * p3.y) * v + p0.y) / w,
    };
  };
}

/** Pixels as a canvas has them: four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Fill a picture with what lies between the corners of a photo; the nearest pixel each. */
export function straighten(photo: Pixels, corners: Corners, into: Pixels): void {
  const place = placeIn(corners);
  for (let y = 0; y < into.height; y += 1) {
    for (let x = 0; x < into.width; x += 1) {
      const at = place((x + 0.5) / into.width, (y + 0.5) / into.height);
      const column = Math.min(photo.width - 1, Math.max(0, Math.floor(at.x)));
      const row = Math.min(photo.height - 1, Math.max(0, Math.floor(at.y)));
      const from = 4 * (row * photo.width + column);
      const to = 4 * (y * into.width + x);
      for (let part = 0; part < 4; part += 1) into.data[to + part] = photo.data[from + part]!;
    }
  }
}

/** Corners moved so that they go round as they are named, whichever was put where. */
export function inOrder(points: readonly Point[]): Corners {
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  const angle = ({ x, y }: Point): number => Math.atan2(y - middle.y, x - middle.x);
  const [a, b, c, d] = [...points].sort((one, two) => angle(one) - angle(two));
  return [a!, b!, c!, d!];
}
