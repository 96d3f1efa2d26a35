import type { Chart } from '../src/chart.ts';
import { collapseDrawing } from '../src/drawing/collapse.ts';
import type { Box, Drawing, Edge, Point, Rect } from '../src/drawing/drawing.ts';
import { type Faults, faultsOf } from '../src/drawing/faults.ts';
import { doesCross, doOverlap, isInside, segmentsOf } from '../src/drawing/geometry.ts';
import { togglesOf } from '../src/drawing/toggles.ts';
import { isBelow } from '../src/paths.ts';

export interface Drawn {
  readonly chart: Chart;
  readonly drawing: Drawing;
}

const pathsOf = ({ boxes }: Drawing): readonly string[] => boxes.map(({ path }) => path);

const isOnBorder = ([x, y]: Point, box: Box | undefined): boolean => {
  if (!box) return false;
  const { height, width, x: left, y: top } = box;
  const isWithin = x >= left && x <= left + width && y >= top && y <= top + height;
  return isWithin && (x === left || x === left + width || y === top || y === top + height);
};

const hangs = ({ points, source, target }: Edge, { boxes, dots }: Drawing): boolean => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return true;
  const boxAt = (path: string) => boxes.find((box) => box.path === path);
  const sources = dots.filter(({ path }) => path === source);
  const isAtDot = sources.some(({ x, y }) => Math.hypot(x - first[0], y - first[1]) <= 6);
  return !(isAtDot || isOnBorder(first, boxAt(source))) || !isOnBorder(last, boxAt(target));
};

export const collapseProblems = (
  { chart, drawing }: Drawn,
  collapsed: readonly string[],
): readonly string[] => {
  const result = collapseDrawing(drawing, chart, collapsed);
  const outer = drawing.boxes.filter(({ isOuter, path }) => isOuter && collapsed.includes(path));
  const isHidden = (path: string) => outer.some((box) => isBelow(path, box.path));
  const [before, after] = [faultsOf(drawing), faultsOf(result)];
  // An arrow to a collapsed box may be longer and may start farther from its label.
  const kinds = (Object.keys(before) as (keyof Faults)[])
    .filter((kind) => kind !== 'far' && kind !== 'length')
    .filter((kind) => after[kind] > before[kind]);
  const shown = pathsOf(drawing).filter((path) => !isHidden(path));
  const loose = result.edges.filter((edge) => hangs(edge, result));
  const crowded = result.boxes.filter(({ head, height, isOuter }) => !isOuter && head.height > height);
  const numbers = result.edges.flatMap(({ points }) => points.flat());
  return [
    ...kinds.map((kind) => `more ${kind}: ${after[kind]} instead of ${before[kind]}`),
    ...loose.map(
      ({ source, target }) => `the arrow from "${source}" to "${target}" is not attached to its boxes`,
    ),
    ...crowded.map(({ path }) => `the text of "${path}" does not fit`),
    ...(result.width > drawing.width || result.height > drawing.height ? ['it is larger'] : []),
    ...(pathsOf(result).join() === shown.join() ? [] : [`it shows ${pathsOf(result).join()}`]),
    ...(numbers.every(Number.isInteger) ? [] : ['it is not in whole pixels']),
    ...(outer.length === 0 && result !== drawing ? ['it differs where nothing is collapsed'] : []),
  ];
};

export const coveringToggles = ({ drawing }: Drawn): readonly string[] =>
  togglesOf(drawing, (path) => path).flatMap(({ attributes, children: [hit] }) => {
    const path = String(attributes['data-toggle']);
    const box = drawing.boxes.find((one) => one.path === path);
    const [title] = box?.head.lines ?? [];
    if (!box || !title || typeof hit !== 'object') return [path];
    const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
      Number(hit.attributes[name]),
    );
    const rect: Rect = { x, y, width, height };
    const words = { ...title, x: box.x + box.head.x + title.x, y: box.y + title.y };
    const isOverArrow = drawing.edges.some((edge) =>
      segmentsOf(edge).some((piece) => doesCross(piece, rect)),
    );
    return doOverlap(words, rect) || isOverArrow || !isInside(rect, box) ? [path] : [];
  });
