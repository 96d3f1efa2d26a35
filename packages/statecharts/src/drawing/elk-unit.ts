import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartState } from '../chart.ts';
import { hasInside, statesIn } from '../chart-states.ts';
import { isBelow, parentOf } from '../paths.ts';
import {
  type Drawing,
  type Edge,
  type Flow,
  type Head,
  mergeDrawings,
  moved,
  type Point,
} from './drawing.ts';
import { setHead, setLabel } from './set-text.ts';
import { textsOf } from './texts.ts';
import type { MeasureText } from './words.ts';

export interface LayoutOptions {
  readonly flow: Flow;
  readonly cycles: 'DEPTH_FIRST' | 'GREEDY';
  readonly placement: 'NETWORK_SIMPLEX' | 'BRANDES_KOEPF';
  readonly labels: 'TAIL_LAYER' | 'MEDIAN_LAYER';
  readonly textWidth: number;
  readonly labelWidth: number;
  /** How hard ELK tries to reduce crossings; at least 1. */
  readonly thoroughness: number;
  readonly wraps?: boolean;
  readonly hasRows?: boolean;
  /** Reduces spacing, and puts states without arrows in a block. */
  readonly isDense?: boolean;
  /** Places the initial state before siblings with arrows from the parent or from outside the parent. */
  readonly pinsInitial?: boolean;
  readonly widens?: boolean;
}

export const sceneOf = (chart: Chart, measure: MeasureText) => {
  const states = new Map(chart.states.map((state) => [state.path, state]));
  const stateAt = (path: string): ChartState => {
    const state = states.get(path);
    if (!state) throw new Error(`Machine "${chart.id}" has no state "${path}".`);
    return state;
  };
  const isRegion = (path: string) => path !== '' && stateAt(parentOf(path)).type === 'parallel';
  return { chart, measure, ...textsOf(chart), stateAt, isRegion };
};

export type Scene = ReturnType<typeof sceneOf>;

const DOT_SIZE = 10;
const BORDER = 20;
const DENSE_BORDER = 14;
const TOGGLE_ROOM = 32;
const ARROW_GAP = 6;

// ELK nodes do not inherit options, so every compound state repeats them (docs/decisions/0034).
const fixedOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.crossingMinimization.hierarchicalSweepiness': '1',
  'elk.spacing.nodeNode': '30',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.labelNode': '10',
  'elk.spacing.edgeLabel': '8',
  'elk.spacing.labelLabel': '10',
  'elk.spacing.nodeSelfLoop': '16',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

const denseOptions = {
  'elk.spacing.nodeNode': '12',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
};

const optionsOf = ({ flow, cycles, placement, labels, thoroughness, wraps, isDense }: LayoutOptions) => ({
  ...fixedOptions,
  ...(isDense && denseOptions),
  'elk.layered.thoroughness': String(thoroughness),
  'elk.direction': flow,
  'elk.layered.cycleBreaking.strategy': cycles,
  'elk.layered.nodePlacement.strategy': placement,
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': labels,
  ...(wraps && { 'elk.layered.wrapping.strategy': 'MULTI_EDGE', 'elk.aspectRatio': '1' }),
});

// Keeps initial arrows forward, short and straight.
const initialOptions = {
  'elk.layered.priority.direction': '10',
  'elk.layered.priority.shortness': '10',
  'elk.layered.priority.straightness': '10',
};
const inwardOptions = { 'elk.layered.priority.direction': '10' };
const labelOptions = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' };

const stateId = (path: string) => `state ${path}`;
const dotId = (path: string) => `dot ${path}`;
const pathOf = (id: string) => id.slice(id.indexOf(' ') + 1);

interface Planned {
  readonly elk: ElkExtendedEdge;
  readonly edge: Omit<Edge, 'points'>;
}

const elk = new ELK();

/** Runs ELK once for a state. `parts` are earlier drawings of descendants, by path. */
export const runElk = async (
  scene: Scene,
  path: string,
  way: LayoutOptions,
  parts: ReadonlyMap<string, Drawing>,
  rooms: ReadonlyMap<string, number>,
  widenings: ReadonlyMap<string, number>,
): Promise<Drawing> => {
  const { chart, measure, arrows, headOf, stateAt, isRegion } = scene;
  const options = optionsOf(way);
  const heads = new Map<string, Head>();
  const planned: Planned[] = [];
  const plan = (id: string, from: string, to: string, edge: Planned['edge'], layoutOptions = {}) => {
    const size = edge.label && { width: edge.label.width, height: edge.label.height };
    const labels = size ? { labels: [{ text: ' ', ...size, layoutOptions: labelOptions }] } : {};
    planned.push({ elk: { id, sources: [from], targets: [to], layoutOptions, ...labels }, edge });
  };

  const toNode = (state: ChartState): ElkNode => {
    const id = stateId(state.path);
    const part = state.path === path ? undefined : parts.get(state.path);
    if (part) return { id, width: part.width, height: part.height };
    const head = setHead(headOf(state), measure, way.textWidth, rooms.get(state.path));
    heads.set(state.path, head);
    const inside = statesIn(chart, state.path);
    if (inside.length === 0) {
      const side =
        ARROW_GAP * arrows.filter(({ source, target }) => [source, target].includes(state.path)).length;
      const [width, height] = way.flow === 'DOWN' ? [side, 0] : [0, side];
      return { id, width: Math.max(head.width, width), height: Math.max(head.height, height) };
    }
    const border = way.isDense ? DENSE_BORDER : BORDER;
    const right = border + (widenings.get(state.path) ?? 0);
    const [title] = head.lines;
    const least = Math.max(head.width, title ? head.x + title.x + title.width + TOGGLE_ROOM : 0);
    const dot = { id: dotId(state.path), width: DOT_SIZE, height: DOT_SIZE };
    const { initial } = state;
    if (initial !== undefined) {
      const edge = { source: state.path, target: initial, kinds: ['initial'] } as const;
      plan(dot.id, dot.id, stateId(initial), edge, initialOptions);
    }
    return {
      id,
      children: [...(initial === undefined ? [] : [dot]), ...inside.map(toNode)],
      layoutOptions: {
        ...options,
        'elk.padding': `[top=${head.height + (way.isDense ? 10 : 16)},left=${border},bottom=${border},right=${right}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${least},${head.height + 20})`,
      },
    };
  };
  const root = toNode(stateAt(path));

  const isHere = (end: string) =>
    end === path || (isBelow(end, path) && ![...parts.keys()].some((part) => isBelow(end, part)));
  for (const arrow of arrows) {
    const { id, source, target, kinds } = arrow;
    if (!isHere(source) || !isHere(target)) continue;
    const isInward = isBelow(target, source);
    if (isInward ? source !== path && parts.has(source) : source === path) continue;
    const label =
      arrow.label.length > 0 ? { x: 0, y: 0, ...setLabel(arrow.label, measure, way.labelWidth) } : undefined;
    const edge = { source, target, kinds, label };
    plan(`edge ${id}`, stateId(source), stateId(target), edge, isInward ? inwardOptions : {});
  }

  // Invisible edges keep the initial state before siblings with arrows from the parent or from beyond it.
  const isDrawnHere = (state: ChartState) => heads.has(state.path) && state.initial !== undefined;
  const holdsIn = ({ path: around, initial = '' }: ChartState): readonly ElkExtendedEdge[] =>
    statesIn(chart, around)
      .map((child) => child.path)
      .filter((child) => child !== initial && stateAt(child).type !== 'history')
      .filter((child) =>
        arrows.some(
          ({ source, target }) => !isBelow(source, around) && (target === child || isBelow(target, child)),
        ),
      )
      .map((child) => ({ id: `hold ${child}`, sources: [stateId(initial)], targets: [stateId(child)] }));
  // Invisible edges arrange states without arrows in rows instead of one layer.
  const ends = new Set(arrows.flatMap(({ source, target }) => [source, target]));
  const isLoose = ({ path: at }: ChartState) =>
    !ends.has(at) && stateAt(parentOf(at)).initial !== at && !hasInside(chart, at);
  const rowIn = ({ path: around }: ChartState): readonly ElkExtendedEdge[] => {
    const inside = statesIn(chart, around);
    const loose = inside.filter(isLoose).map(({ path: at }) => stateId(at));
    const length = way.isDense ? Math.ceil(Math.sqrt(loose.length)) : loose.length;
    const heads = way.isDense
      ? inside.filter((state) => !isLoose(state)).map(({ path: at }) => stateId(at))
      : [];
    return loose.flatMap((id, index) => {
      const before = index % length === 0 ? heads[index / length] : loose[index - 1];
      return before === undefined ? [] : [{ id: `row ${id}`, sources: [before], targets: [id] }];
    });
  };
  const holds = chart.states
    .filter(({ path: at }) => heads.has(at) && hasInside(chart, at))
    .flatMap((state) => [
      ...(way.pinsInitial && isDrawnHere(state) ? holdsIn(state) : []),
      ...(way.hasRows || way.isDense ? rowIn(state) : []),
    ]);

  const result = await elk.layout({
    // Wraps the root, since arrows that start at the border of the root need a parent.
    id: 'sheet',
    children: [root],
    edges: [...planned.map(({ elk: edge }) => edge), ...holds],
    layoutOptions: {
      ...options,
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
    },
  });

  const drawn: Drawing[] = [];
  const read = ({ id, x = 0, y = 0, width = 0, height = 0, children = [], edges = [] }: ElkNode): void => {
    const at = pathOf(id);
    const part = at === path ? undefined : parts.get(at);
    const head = heads.get(at);
    const alone = { width: 0, height: 0, boxes: [], dots: [], edges: [] };
    if (id.startsWith('dot ')) {
      drawn.push({ ...alone, dots: [{ path: at, x: x + width / 2, y: y + height / 2 }] });
    } else if (part) drawn.push(moved(part, x, y));
    else if (head) {
      const { type } = stateAt(at);
      const kind = { type, isOuter: hasInside(chart, at), isRegion: isRegion(at) };
      drawn.push({ ...alone, boxes: [{ path: at, x, y, width, height, ...kind, flow: way.flow, head }] });
    }
    for (const child of children) read(child);
    for (const { id: edgeId, sections = [], labels = [] } of edges) {
      const edge = planned.find((one) => one.elk.id === edgeId)?.edge;
      if (!edge) continue;
      const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
        [startPoint, ...bendPoints, endPoint].map((point): Point => [point.x, point.y]),
      );
      const [place] = labels;
      const label = edge.label && { ...edge.label, x: place?.x ?? 0, y: place?.y ?? 0 };
      drawn.push({ ...alone, edges: [{ ...edge, points, label }] });
    }
  };
  read(result);
  const whole = mergeDrawings(drawn, 0, 0);
  const outer = whole.boxes.find((box) => box.path === path);
  if (!outer) throw new Error(`ELK returned no box for state "${path}" of machine "${chart.id}".`);
  return { ...moved(whole, -outer.x, -outer.y), width: outer.width, height: outer.height };
};
