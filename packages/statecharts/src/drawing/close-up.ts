import { type Box, type Drawing, mapPlaces, type Rect } from './drawing.ts';
import { lineWidth } from './rough-width.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Larger gaps shrink to this many pixels; smaller ones do not change. */
const GAP = 24;
const PADDING = 12;
const DOT = 5;

const acrossOf = ({ x, width }: Rect): Span => ({ from: x, to: x + width });
const downOf = ({ y, height }: Rect): Span => ({ from: y, to: y + height });

const titleOf = ({ head, width, x, y }: Box): Rect => {
  const end = Math.max(0, ...head.lines.map((line) => head.x + line.x + lineWidth(line))) + PADDING;
  return { x, y, width: Math.min(width, Math.ceil(end)), height: head.height };
};

const isIn = (from: number, to: number, spans: readonly Span[]): boolean =>
  spans.some((span) => span.from < to && span.to > from);

/** A monotonic map of coordinates that adds no overlaps. Only `free` spans may shrink. */
const closing = (
  places: readonly number[],
  rigid: readonly Span[],
  free: readonly Span[],
  end: number,
): ((at: number) => number) => {
  const known = new Map([[0, 0]]);
  const stops = new Set([...places, end]);
  const ends = [...rigid, ...free].flatMap(({ from, to }) => [from, to]);
  const cuts = [...new Set([0, ...stops, ...ends])].sort((a, b) => a - b);
  let [next, stop] = [0, 0];
  cuts.slice(1).forEach((to, index) => {
    const from = cuts[index] ?? 0;
    const shrinks = isIn(from, to, free) && !isIn(from, to, rigid);
    next += shrinks ? 0 : to - from;
    if (!stops.has(to)) return;
    const least = stop === 0 || to === end ? 0 : Math.min(to - stop, GAP);
    next = Math.max(next, (known.get(stop) ?? 0) + least);
    known.set(to, next);
    stop = to;
  });
  return (at) => known.get(at) ?? at;
};

/** Shrinks bands that contain only straight parts of arrows, without adding overlaps. */
export const closeUp = (
  drawing: Drawing,
  rooms: readonly Rect[],
  cores: ReadonlyMap<string, Rect>,
): Drawing => {
  const { boxes, dots, edges, height, width } = drawing;
  const dotRects = dots.map(({ x, y }) => ({ x: x - DOT, y: y - DOT, width: 2 * DOT, height: 2 * DOT }));
  const labels = edges.flatMap(({ label }) => label ?? []);
  const titles = boxes.filter(({ isOuter }) => isOuter).map(titleOf);
  const leaves = boxes.filter(({ isOuter, path }) => !isOuter && !cores.has(path));
  const placed = [...boxes, ...titles, ...labels, ...dotRects];
  const rigid = [...titles, ...leaves, ...cores.values(), ...labels, ...dotRects];
  const axis = (spanOf: (rect: Rect) => Span, points: readonly number[], end: number) =>
    closing(
      [...placed.map(spanOf).flatMap(({ from, to }) => [from, to]), ...points],
      rigid.map(spanOf),
      rooms.map(spanOf),
      end,
    );
  const points = edges.flatMap((edge) => edge.points);
  const dotPlaces = (which: 'x' | 'y') => dots.map((dot) => dot[which]);
  return mapPlaces(
    drawing,
    axis(acrossOf, [...points.map(([x]) => x), ...dotPlaces('x')], width),
    axis(downOf, [...points.map(([, y]) => y), ...dotPlaces('y')], height),
  );
};
