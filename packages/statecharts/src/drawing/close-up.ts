import { type Box, type Drawing, mapPlaces, type Rect } from './drawing.ts';
import { lineWidth } from './rough-width.ts';

/** A stretch of one axis. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** What comes closer keeps this distance, in pixels, unless it was smaller before. */
const GAP = 16;
const PADDING = 12;
const DOT = 5;

const acrossOf = ({ x, width }: Rect): Span => ({ from: x, to: x + width });
const downOf = ({ y, height }: Rect): Span => ({ from: y, to: y + height });

/** The words of an outer box, from its corner. */
const titleOf = ({ head, width, x, y }: Box): Rect => {
  const end = Math.max(0, ...head.lines.map((line) => head.x + line.x + lineWidth(line))) + PADDING;
  return { x, y, width: Math.min(width, Math.ceil(end)), height: head.height };
};

/** The length of a stretch that is in one of some others. */
const covered = ({ from, to }: Span, spans: readonly Span[]): number => {
  let [end, sum] = [from, 0];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const start = Math.max(end, span.from);
    const stop = Math.min(to, span.to);
    if (stop > start) {
      sum += stop - start;
      end = stop;
    }
  }
  return sum;
};

/**
 * A map of one axis that only brings things closer, in order: what overlaps after it did before.
 *
 * @param places where something begins, ends or turns
 * @param rigid the stretches that keep their length
 * @param free the stretches that may shrink
 * @param end where the drawing ends
 */
const closing = (
  places: readonly number[],
  rigid: readonly Span[],
  free: readonly Span[],
  end: number,
): ((at: number) => number) => {
  const old = [...new Set([0, ...places, end])].sort((a, b) => a - b);
  const next = [0];
  old.slice(1).forEach((to, index) => {
    const from = old[index] ?? 0;
    const length = to - from;
    const isRigid = rigid.some((span) => span.from < to && span.to > from);
    const shrunk = isRigid ? length : length - covered({ from, to }, free);
    // Nothing stands at the border of the sheet.
    const least = index === 0 || to === end ? 0 : Math.min(length, GAP);
    next.push((next[index] ?? 0) + Math.max(shrunk, least));
  });
  const known = new Map(old.map((at, index) => [at, next[index] ?? at]));
  return (at) => known.get(at) ?? at;
};

/**
 * Closes up the room that some boxes no longer take: bands in which nothing stands but straight pieces of arrows become
 * narrower. Nothing overlaps that did not before, and nothing becomes larger.
 *
 * @param rooms where they were
 * @param cores what their words need, by their paths; the rest of them may shrink, too
 */
export const closeUp = (
  drawing: Drawing,
  rooms: readonly Rect[],
  cores: ReadonlyMap<string, Rect>,
): Drawing => {
  const { boxes, dots, edges, height, width } = drawing;
  const dotRects = dots.map(({ x, y }) => ({ x: x - DOT, y: y - DOT, width: 2 * DOT, height: 2 * DOT }));
  const labels = edges.flatMap(({ label }) => label ?? []);
  const words = boxes.map((box) => (box.isOuter ? titleOf(box) : (cores.get(box.path) ?? box)));
  const rigid = [...words, ...labels, ...dotRects];
  const axis = (spanOf: (rect: Rect) => Span, points: readonly number[], end: number) =>
    closing(
      [...[...boxes, ...rigid].map(spanOf).flatMap(({ from, to }) => [from, to]), ...points],
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
