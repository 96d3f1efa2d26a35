import type { Chart } from '../chart.ts';
import { isBelow, parentOf } from '../paths.ts';
import type { Box, Drawing, Edge, HeadSetting, Label, Point, Rect } from './drawing.ts';
import { setHeadAs, setLabelAs } from './set-text.ts';
import { type Arrow, arrowsOf, headTextOf } from './texts.ts';
import type { MeasureText } from './words.ts';

type PackedRect = readonly [x: number, y: number, width: number, height: number];

interface PackedBox {
  readonly rect: PackedRect;
  /** Of a box with others inside: 1 where they follow each other to the right, else 0. */
  readonly flow?: 0 | 1;
  /** Where the title stands, if not at the left. */
  readonly x?: number;
  /** How many words each line has. */
  readonly lines: readonly number[];
  /** Of each group of lines, its columns; left out where none has more than one. */
  readonly columns?: HeadSetting['columns'];
}

interface PackedEdge {
  /** `x, y` of the beginning, then in turn how far it goes along the one axis and the other. */
  readonly way: readonly number[];
  /** 1 where it begins upright. */
  readonly up?: 1;
  readonly rect?: PackedRect;
  readonly lines?: readonly number[];
}

/**
 * A drawing as numbers, in whole pixels: its words are those of the chart, its boxes in the order of the states, its arrows
 * in that of the dots and then of the transitions.
 */
export interface PackedDrawing {
  readonly size: readonly [width: number, height: number];
  readonly boxes: readonly PackedBox[];
  readonly dots: readonly Point[];
  readonly edges: readonly PackedEdge[];
}

const TITLE_X = 12;

const packRect = ({ x, y, width, height }: Rect): PackedRect => [x, y, width, height];

const unpackRect = ([x, y, width, height]: PackedRect): Rect => ({ x, y, width, height });

/** The bends only, of which each turns: a bend on a straight line is none. */
const turnsOf = (points: readonly Point[]): readonly Point[] =>
  points.filter(([x, y], index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) return true;
    if (x === before[0] && y === before[1]) return false;
    return !after || !((before[0] === x && x === after[0]) || (before[1] === y && y === after[1]));
  });

const packWay = (points: readonly Point[]): Pick<PackedEdge, 'way' | 'up'> => {
  const turns = turnsOf(points);
  const [first = [0, 0], second = first] = turns;
  const steps = turns.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = turns[index] ?? first;
    return x === beforeX ? y - beforeY : x - beforeX;
  });
  return { way: [...first, ...steps], ...(first[0] === second[0] && ({ up: 1 } as const)) };
};

const unpackWay = ({ way, up }: PackedEdge): readonly Point[] => {
  const [beginX = 0, beginY = 0, ...steps] = way;
  let [x, y] = [beginX, beginY];
  const points: Point[] = [[x, y]];
  steps.forEach((step, index) => {
    if ((index % 2 === 0) === (up === 1)) y += step;
    else x += step;
    points.push([x, y]);
  });
  return points;
};

const hasInside = (chart: Chart, path: string): boolean =>
  chart.states.some((state) => isBelow(state.path, path));

/** The arrows of a drawing without their places, in their order: from dots, then of transitions. */
const plannedEdges = (chart: Chart): readonly (Omit<Edge, 'points' | 'label'> & Pick<Arrow, 'label'>)[] => [
  ...chart.states.flatMap(({ path, initial }) =>
    initial === undefined ? [] : [{ source: path, target: initial, kinds: ['initial'] as const, label: [] }],
  ),
  ...arrowsOf(chart),
];

/** Packs a drawing of this chart. Undone by `unpackDrawing`. */
export const packDrawing = (chart: Chart, drawing: Drawing): PackedDrawing => {
  const boxes = new Map(drawing.boxes.map((box) => [box.path, box]));
  const boxAt = (path: string): Box => {
    const box = boxes.get(path);
    if (!box) throw misfit(chart);
    return box;
  };
  return {
    size: [drawing.width, drawing.height],
    boxes: chart.states.map(({ path }) => {
      const { head, flow, isOuter, ...rect } = boxAt(path);
      const { lines, columns } = head.setting;
      return {
        rect: packRect(rect),
        ...(isOuter && ({ flow: flow === 'RIGHT' ? 1 : 0 } as const)),
        ...(head.x !== TITLE_X && { x: head.x }),
        lines,
        ...(columns.some((group) => group.length > 0) && { columns }),
      };
    }),
    dots: chart.states.flatMap(({ path }) =>
      drawing.dots.filter((dot) => dot.path === path).map(({ x, y }): Point => [x, y]),
    ),
    edges: plannedEdges(chart).map(({ source, target, kinds, label }) => {
      const edge = drawing.edges.find(
        (one) =>
          one.source === source &&
          one.target === target &&
          (one.kinds[0] === 'initial') === (kinds[0] === 'initial') &&
          // Two revisions of a machine may have an arrow each.
          one.label?.lines[0]?.keys[0] === label[0]?.keys[0],
      );
      if (!edge) throw misfit(chart);
      return {
        ...packWay(edge.points),
        ...(edge.label && { rect: packRect(edge.label), lines: edge.label.counts }),
      };
    }),
  };
};

const misfit = (chart: Chart) =>
  new Error(`The drawing of machine "${chart.id}" does not fit its chart: lay it out anew.`);

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
  const edges = plannedEdges(chart);
  const begun = chart.states.filter(({ initial }) => initial !== undefined);
  const { size, boxes, dots } = packed;
  if (
    boxes.length !== chart.states.length ||
    packed.edges.length !== edges.length ||
    dots.length !== begun.length
  )
    throw misfit(chart);
  const types = new Map(chart.states.map(({ path, type }) => [path, type]));
  return {
    width: size[0],
    height: size[1],
    boxes: chart.states.map((state, index): Box => {
      const { rect, flow, x = TITLE_X, lines, columns } = boxes[index] as PackedBox;
      const { path, type } = state;
      const text = headTextOf(state, chart);
      const head = setHeadAs(text, { lines, columns: columns ?? text.groups.map(() => []) }, measure);
      if (!head) throw misfit(chart);
      return {
        ...unpackRect(rect),
        path,
        type,
        isOuter: hasInside(chart, path),
        isRegion: path !== '' && types.get(parentOf(path)) === 'parallel',
        flow: flow === undefined ? undefined : flow === 1 ? 'RIGHT' : 'DOWN',
        head: { ...head, x },
      };
    }),
    dots: begun.map(({ path }, index) => {
      const [x, y] = dots[index] as Point;
      return { path, x, y };
    }),
    edges: edges.map(({ source, target, kinds, label: paragraphs }, index): Edge => {
      const packedEdge = packed.edges[index] as PackedEdge;
      const { rect, lines = [] } = packedEdge;
      const set = setLabelAs(paragraphs, lines, measure);
      if (!set || (rect !== undefined) !== paragraphs.length > 0) throw misfit(chart);
      const label: Label | undefined = rect && { ...set, ...unpackRect(rect) };
      return { source, target, kinds, points: unpackWay(packedEdge), label };
    }),
  };
};
