import { isBelow, parentOf } from '../paths.ts';
import type { Box, Drawing, Edge, Point, Rect } from './drawing.ts';
import {
  doesCross,
  doIntersect,
  doOverlap,
  doRunTogether,
  isInside,
  lengthOf,
  segmentsOf,
  shrunk,
} from './geometry.ts';

export interface Faults {
  /** Pairs of boxes that overlap without nesting. */
  readonly boxes: number;
  /** Labels that cover other parts or extend beyond the drawing. */
  readonly labels: number;
  /** Arrows through boxes, dots or other labels, outside the drawing, or without points. */
  readonly edges: number;
  readonly shared: number;
  readonly underTitles: number;
  readonly crossings: number;
  /** Initial states that do not come first in their parent. */
  readonly late: number;
  readonly bends: number;
  /** Arrows whose last segment is shorter than the arrowhead. */
  readonly stubs: number;
  readonly length: number;
  /** Total distance in pixels between labels and the starts of their arrows, beyond 200 px for each label. */
  readonly far: number;
}

const isEndOf = ({ source, target }: Edge, { path }: Box): boolean => path === source || path === target;

const titleOf = ({ x, y, head }: Box): Rect => ({
  x: x + head.x,
  y,
  width: Math.max(0, ...head.lines.map((line) => line.x + line.width)),
  height: head.height,
});

const isAcross = (rect: Rect, box: Box): boolean => doOverlap(rect, box) && !isInside(rect, box);

const boxFaults = (boxes: readonly Box[]): number => {
  const isWrong = (one: Box, other: Box) => {
    const [outer, inner] = isBelow(other.path, one.path) ? [one, other] : [other, one];
    if (!isBelow(inner.path, outer.path)) return doOverlap(one, other);
    const { head, height, y } = outer;
    return !isInside(inner, { ...outer, y: y + head.height, height: height - head.height });
  };
  return boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => isWrong(one, other))).length;
};

/** Bounding boxes rule out most pairs of arrows cheaply. The margin of 4 px covers parallel arrows. */
const aroundOf = ({ points }: Edge): Rect => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return shrunk({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }, -4);
};

const initialIsLate = (drawing: Drawing, path: string): boolean => {
  const first = drawing.edges.find(({ kinds, source }) => kinds[0] === 'initial' && source === path)?.target;
  const siblings = drawing.boxes.filter((box) => box.path !== '' && parentOf(box.path) === path);
  const begun = siblings.find((box) => box.path === first);
  const axis = drawing.boxes.find((box) => box.path === path)?.flow === 'RIGHT' ? 'x' : 'y';
  return begun !== undefined && siblings.some((box) => box[axis] < begun[axis] - 30);
};

/** Counts overlaps and other faults in a drawing. */
export const faultsOf = (drawing: Drawing): Faults => {
  const { boxes, dots, edges } = drawing;
  const leaves = boxes.filter(({ isOuter }) => !isOuter);
  const outer = boxes.filter(({ isOuter }) => isOuter);
  const heads = outer.map(({ head, x, y, width }) => ({ x, y, width, height: head.height }));
  const dotRects = dots.map(({ x, y }) => ({ x: x - 5, y: y - 5, width: 10, height: 10 }));
  const labelled = edges.flatMap((edge) => (edge.label ? [{ edge, label: edge.label }] : []));
  const sheet = { x: 0, y: 0, width: drawing.width, height: drawing.height };

  const labels = labelled.reduce((sum, { label }, index) => {
    const others = labelled.slice(index + 1).map((other) => other.label);
    const covered = [...others, ...leaves, ...heads, ...dotRects].filter((rect) => doOverlap(label, rect));
    const across = outer.filter((box) => isAcross(label, box));
    return sum + covered.length + across.length + (isInside(label, sheet) ? 0 : 1);
  }, 0);

  const ways = edges.map((edge) => ({ edge, pieces: segmentsOf(edge), around: aroundOf(edge) }));
  type LaidWay = (typeof ways)[number];
  const doesPass = ({ around, pieces }: LaidWay, rect: Rect) =>
    doOverlap(around, rect) && pieces.some((piece) => doesCross(piece, rect));

  const edgesThrough = ways.reduce((sum, way) => {
    const { edge } = way;
    if (edge.points.length < 2) return sum + 1;
    const passes = (rect: Rect) => doesPass(way, rect);
    const through = leaves.filter((box) => passes(isEndOf(edge, box) ? shrunk(box, 2) : box));
    const throughDots = edge.kinds[0] === 'initial' ? [] : dotRects.filter(passes);
    const throughLabels = labelled.filter(({ edge: other, label }) => other !== edge && passes(label));
    const outside = edge.points.some(([x, y]) => !isInside({ x, y, width: 0, height: 0 }, sheet));
    return sum + through.length + throughDots.length + throughLabels.length + (outside ? 1 : 0);
  }, 0);

  // An arrow between a state and its descendant is clipped below the state's title, so it is skipped.
  const titles = outer.map((box) => ({ box, title: titleOf(box) }));
  const underTitles = ways.flatMap((way) =>
    titles.filter(({ box, title }) => !isEndOf(way.edge, box) && doesPass(way, title)),
  ).length;

  let [crossings, shared] = [0, 0];
  ways.forEach((one, index) => {
    for (let at = index + 1; at < ways.length; at += 1) {
      const other = ways[at] as LaidWay;
      if (!doOverlap(one.around, other.around)) continue;
      for (const piece of one.pieces)
        for (const another of other.pieces) {
          if (doIntersect(piece, another)) crossings += 1;
          else if (doRunTogether(piece, another)) shared += 1;
        }
    }
  });

  const far = labelled.reduce((sum, { edge, label }) => {
    const middle: Point = [label.x + label.width / 2, label.y + label.height / 2];
    return sum + Math.max(0, lengthOf([edge.points[0] ?? middle, middle]) - 200);
  }, 0);
  const allPieces = ways.flatMap(({ pieces }) => pieces);
  return {
    boxes: boxFaults(boxes),
    labels,
    edges: edgesThrough,
    shared,
    underTitles,
    crossings,
    late: dots.filter(({ path }) => initialIsLate(drawing, path)).length,
    bends: edges.reduce((sum, { points }) => sum + Math.max(0, points.length - 2), 0),
    stubs: edges.filter((edge) => {
      const last = segmentsOf(edge).at(-1);
      return last !== undefined && lengthOf(last) < 10;
    }).length,
    length: Math.round(allPieces.reduce((sum, piece) => sum + lengthOf(piece), 0)),
    far: Math.round(far),
  };
};

/** Whether nothing overlaps and every arrow can be followed. */
export const isClean = ({ boxes, labels, edges, shared, underTitles }: Faults): boolean =>
  boxes + labels + edges + shared + underTitles === 0;

/** A score in pixels: lower is better. `aspect` is the frame's width divided by its height. */
export const penaltyOf = ({ width, height }: Rect | Drawing, faults: Faults, aspect: number): number =>
  (faults.boxes + faults.labels + faults.edges + faults.shared + faults.underTitles) * 400 +
  faults.late * 300 +
  faults.crossings * 60 +
  faults.stubs * 30 +
  faults.bends * 8 +
  faults.far * 0.05 +
  faults.length * 0.02 +
  Math.max(width / aspect, height);
