import type { Edge, Point, Rect } from './drawing.ts';

/** An odd size would put the centre between pixels and bend arrows by half a pixel. */
export const evenSize = (size: number): number => 2 * Math.ceil(size / 2);

export type Segment = readonly [from: Point, to: Point];

export const segmentsOf = ({ points }: Edge): readonly Segment[] =>
  points.slice(1).map((to, index) => [points[index] as Point, to]);

export const lengthOf = ([[x1, y1], [x2, y2]]: Segment): number => Math.hypot(x2 - x1, y2 - y1);

export const doOverlap = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

export const isInside = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - 0.1 &&
  inner.y >= outer.y - 0.1 &&
  inner.x + inner.width <= outer.x + outer.width + 0.1 &&
  inner.y + inner.height <= outer.y + outer.height + 0.1;

export const shrunk = ({ x, y, width, height }: Rect, margin: number): Rect => ({
  x: x + margin,
  y: y + margin,
  width: width - 2 * margin,
  height: height - 2 * margin,
});

export const doesCross = ([[x1, y1], [x2, y2]]: Segment, { x, y, width, height }: Rect): boolean =>
  Math.max(x1, x2) > x &&
  Math.min(x1, x2) < x + width &&
  Math.max(y1, y2) > y &&
  Math.min(y1, y2) < y + height;

const turn = ([px, py]: Point, [qx, qy]: Point, [rx, ry]: Point): number =>
  (qx - px) * (ry - py) - (qy - py) * (rx - px);

export const doIntersect = ([a, b]: Segment, [c, d]: Segment): boolean =>
  turn(a, b, c) * turn(a, b, d) < -1e-6 && turn(c, d, a) * turn(c, d, b) < -1e-6;

/** Whether two horizontal or vertical segments, at most 3 px apart, run side by side for more than 4 px. */
export const doRunTogether = ([a, b]: Segment, [c, d]: Segment): boolean =>
  ([0, 1] as const).some((axis) => {
    const along = (1 - axis) as 0 | 1;
    if (Math.abs(a[axis] - b[axis]) > 0.5 || Math.abs(c[axis] - d[axis]) > 0.5) return false;
    if (Math.abs(a[axis] - c[axis]) > 3) return false;
    const from = Math.max(Math.min(a[along], b[along]), Math.min(c[along], d[along]));
    const to = Math.min(Math.max(a[along], b[along]), Math.max(c[along], d[along]));
    return to - from > 4;
  });
