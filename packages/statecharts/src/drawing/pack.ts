import type { Chart } from '../chart.ts';
import { hasInside } from '../chart-states.ts';
import { isBelow, parentOf } from '../paths.ts';
import { aroundDot, usualStart, usualStep } from './arrow-ends.ts';
import type { Box, Drawing, Edge, Point, Rect } from './drawing.ts';
import { readNumbers, writeNumbers } from './number-text.ts';
import { setHeadAs, setLabelAs } from './set-text.ts';
import { type Arrow, type ChartTexts, type HeadText, type Paragraph, textsOf } from './texts.ts';
import type { MeasureText } from './words.ts';

/**
 * A drawing as text: whole pixels, in the order of the chart's states and arrows. What the chart or the words of a box tell
 * is left out, such as how many words there are and how high they stand.
 */
export type PackedDrawing = string;

const TITLE_X = 12;

/** The bends only, of which each turns: a bend on a straight line is none. */
const turnsOf = (points: readonly Point[]): readonly Point[] =>
  points.filter(([x, y], index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) return true;
    if (x === before[0] && y === before[1]) return false;
    return !after || !((before[0] === x && x === after[0]) || (before[1] === y && y === after[1]));
  });

/** How far it goes along the one axis and the other in turn, and whether it begins upright. */
const stepsOf = (
  turns: readonly Point[],
): { readonly isUpright: boolean; readonly steps: readonly number[] } => {
  const [first = [0, 0], second = first] = turns;
  const steps = turns.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = turns[index] ?? first;
    return x === beforeX ? y - beforeY : x - beforeX;
  });
  return { isUpright: first[0] === second[0], steps };
};

const pointsOf = (first: Point, isUpright: boolean, steps: readonly number[]): readonly Point[] => {
  let [x, y] = first;
  const points: Point[] = [first];
  steps.forEach((step, index) => {
    if ((index % 2 === 0) === isUpright) y += step;
    else x += step;
    points.push([x, y]);
  });
  return points;
};

/** The arrows of a drawing without their places, in their order: from dots, then of transitions. */
const plannedEdges = (
  chart: Chart,
  { arrows }: ChartTexts,
): readonly (Omit<Edge, 'points' | 'label'> & Pick<Arrow, 'label'>)[] => [
  ...chart.states.flatMap(({ path, initial }) =>
    initial === undefined ? [] : [{ source: path, target: initial, kinds: ['initial'] as const, label: [] }],
  ),
  ...arrows,
];

/** Whether an arrow comes from a dot: the way on from a history state has no dot. */
const isPlannedDot = (kinds: Edge['kinds'], label: readonly Paragraph[]): boolean =>
  kinds[0] === 'initial' && label.length === 0;

const wordCount = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce((sum, { words }) => sum + words.length, 0);

const headWordCount = ({ title, description, groups }: HeadText): number =>
  wordCount([title, description, ...groups.flat()]);

const misfit = (chart: Chart) =>
  new Error(`The drawing of machine "${chart.id}" does not fit its chart: lay it out anew.`);

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** Packs a drawing of this chart. Undone by `unpackDrawing`. */
export const packDrawing = (chart: Chart, drawing: Drawing): PackedDrawing => {
  const { offset, size, text } = writeNumbers();
  const boxes = new Map(drawing.boxes.map((box) => [box.path, box]));
  const boxAt = (path: string): Box => {
    const box = boxes.get(path);
    if (!box) throw misfit(chart);
    return box;
  };
  for (const { path } of chart.states) {
    const { flow, head, height, isOuter, width, x, y } = boxAt(path);
    const around = path === '' ? NOWHERE : boxAt(parentOf(path));
    const { columns, lines } = head.setting;
    const hasColumns = columns.some((group) => group.length > 0);
    const isMoved = head.x !== TITLE_X;
    size((isOuter && flow === 'RIGHT' ? 1 : 0) + (isMoved ? 2 : 0) + (hasColumns ? 4 : 0));
    offset(x - around.x, y - around.y);
    size(width);
    offset(height - head.height);
    if (isMoved) offset(head.x - TITLE_X);
    size(...lines);
    if (hasColumns) for (const group of columns) size(group.length, ...group);
  }
  const [root = NOWHERE] = chart.states.map(({ path }) => boxAt(path));
  offset(drawing.width - root.width, drawing.height - root.height);
  for (const { path } of chart.states)
    for (const dot of drawing.dots)
      if (dot.path === path) offset(dot.x - boxAt(path).x, dot.y - boxAt(path).y);
  for (const { source, target, kinds, label } of plannedEdges(chart, textsOf(chart))) {
    const edge = drawing.edges.find(
      (one) =>
        one.source === source &&
        one.target === target &&
        (one.kinds[0] === 'initial') === (kinds[0] === 'initial') &&
        // Two revisions of a machine may have an arrow each.
        one.label?.lines[0]?.keys[0] === label[0]?.keys[0],
    );
    if (!edge) throw misfit(chart);
    const turns = turnsOf(edge.points);
    const [[x, y] = [0, 0]] = turns;
    const { isUpright, steps } = stepsOf(turns);
    const dot = isPlannedDot(kinds, label) ? drawing.dots.find(({ path }) => path === source) : undefined;
    const from = dot ? aroundDot(dot) : boxAt(source);
    const across = isUpright ? x - from.x : y - from.y;
    const start = usualStart(from, !dot && isBelow(target, source), isUpright, across, steps[0] ?? 0);
    const isLastUpright = (steps.length % 2 === 1) === isUpright;
    const last = usualStep(boxAt(target), turns.at(-2) ?? [x, y], isLastUpright);
    // The borders that it joins tell where it begins, and how long its last step is.
    const isFree = start[0] !== x || start[1] !== y || (steps.length > 1 && last !== steps.at(-1));
    size(4 * steps.length + (isFree ? 2 : 0) + (isUpright ? 1 : 0));
    if (isFree) offset(x - from.x, y - from.y, ...steps);
    else offset(across, ...steps.slice(0, Math.max(1, steps.length - 1)));
    if (!edge.label) continue;
    offset(edge.label.x - x, edge.label.y - y);
    size(edge.label.width, ...edge.label.counts);
  }
  return text();
};

/**
 * A drawing with the words of its chart.
 *
 * @param measure what gives each line its width; without it widths are 0, and the font decides
 * @throws where the drawing is of another chart
 */
export const unpackDrawing = (
  chart: Chart,
  packed: PackedDrawing,
  measure: MeasureText = () => 0,
): Drawing => {
  const { isAtEnd, offset, size } = readNumbers(packed);
  const texts = textsOf(chart);
  const types = new Map(chart.states.map(({ path, type }) => [path, type]));
  /** Counts of words until there are as many as there are words. */
  const readCounts = (words: number): readonly number[] => {
    const counts: number[] = [];
    for (let sum = 0; sum < words; ) {
      const count = size();
      // Also where there is none.
      if (!(count > 0)) throw misfit(chart);
      counts.push(count);
      sum += count;
    }
    return counts;
  };
  const readList = (): readonly number[] => {
    const length = size();
    if (!(length <= packed.length)) throw misfit(chart);
    return Array.from({ length }, size);
  };
  const places = new Map<string, Rect>();
  const placeOf = (path: string): Rect => places.get(path) ?? NOWHERE;
  const boxes = chart.states.map((state): Box => {
    const { path, type } = state;
    const flags = size();
    const around = path === '' ? NOWHERE : placeOf(parentOf(path));
    const [x, y, width, more] = [around.x + offset(), around.y + offset(), size(), offset()];
    const headX = (flags & 2) === 0 ? TITLE_X : TITLE_X + offset();
    const text = texts.headOf(state);
    const lines = readCounts(headWordCount(text));
    const columns = text.groups.map(() => ((flags & 4) === 0 ? [] : readList()));
    const head = setHeadAs(text, { lines, columns }, measure);
    if (!head) throw misfit(chart);
    const rect = { x, y, width, height: head.height + more };
    places.set(path, rect);
    const isOuter = hasInside(chart, path);
    return {
      ...rect,
      path,
      type,
      isOuter,
      isRegion: path !== '' && types.get(parentOf(path)) === 'parallel',
      flow: isOuter ? ((flags & 1) === 1 ? 'RIGHT' : 'DOWN') : undefined,
      head: { ...head, x: headX },
    };
  });
  const root = placeOf('');
  const [width, height] = [root.width + offset(), root.height + offset()];
  const dots = chart.states
    .filter(({ initial }) => initial !== undefined)
    .map(({ path }) => ({ path, x: placeOf(path).x + offset(), y: placeOf(path).y + offset() }));
  const edges = plannedEdges(chart, texts).map(({ source, target, kinds, label: paragraphs }): Edge => {
    const flags = size();
    if (!(flags <= 4 * packed.length)) throw misfit(chart);
    const [isUpright, isFree, length] = [flags % 2 === 1, (flags & 2) !== 0, Math.floor(flags / 4)];
    const dot = isPlannedDot(kinds, paragraphs) ? dots.find(({ path }) => path === source) : undefined;
    const from = dot ? aroundDot(dot) : placeOf(source);
    const readSteps = (count: number) => Array.from({ length: count }, offset);
    const readFree = () => pointsOf([from.x + offset(), from.y + offset()], isUpright, readSteps(length));
    const readUsual = () => {
      const across = offset();
      const steps = readSteps(Math.max(1, length - 1));
      const start = usualStart(from, !dot && isBelow(target, source), isUpright, across, steps[0] ?? 0);
      const turns = pointsOf(start, isUpright, steps);
      const isLastUpright = (length % 2 === 1) === isUpright;
      const last = usualStep(placeOf(target), turns.at(-1) ?? start, isLastUpright);
      return length > 1 ? pointsOf(start, isUpright, [...steps, last]) : turns;
    };
    const points = isFree ? readFree() : readUsual();
    const [first = [0, 0]] = points;
    if (paragraphs.length === 0) return { source, target, kinds, points, label: undefined };
    const [x, y, labelWidth] = [first[0] + offset(), first[1] + offset(), size()];
    const set = setLabelAs(paragraphs, readCounts(wordCount(paragraphs)), measure);
    if (!set) throw misfit(chart);
    return { source, target, kinds, points, label: { ...set, x, y, width: labelWidth } };
  });
  if (!isAtEnd()) throw misfit(chart);
  return { width, height, boxes, dots, edges };
};
