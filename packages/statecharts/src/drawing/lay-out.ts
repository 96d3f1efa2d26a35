import type { Chart, ChartState } from '../chart.ts';
import { hasInside, statesIn } from '../chart-states.ts';
import { refuseDottedKeys } from '../dotted-keys.ts';
import { isBelow, parentOf } from '../paths.ts';
import { type Drawing, mapPlaces, type Point } from './drawing.ts';
import { type LayoutOptions, runElk, type Scene, sceneOf } from './elk-unit.ts';
import { faultsOf, isClean, penaltyOf } from './faults.ts';
import { isMap, layOutMap } from './lay-out-map.ts';
import { type Candidate, packRegions } from './pack-regions.ts';
import { setHead } from './set-text.ts';
import { sealedStates } from './texts.ts';
import { roomsOf, tightTitles, withTitlesBeside } from './title-place.ts';
import type { MeasureText } from './words.ts';

/** `wide` for a desktop window, `narrow` for a phone. */
export type Shape = 'wide' | 'narrow';

const wide = { textWidth: 250, labelWidth: 210 } as const;
const narrow = { textWidth: 190, labelWidth: 150 } as const;
const slow = { placement: 'NETWORK_SIMPLEX', labels: 'TAIL_LAYER', thoroughness: 50 } as const;
const compact = { placement: 'BRANDES_KOEPF', labels: 'MEDIAN_LAYER', thoroughness: 50 } as const;

// For large charts: fast, and without the deep recursion that overflows the stack.
const quick = {
  cycles: 'DEPTH_FIRST',
  placement: 'BRANDES_KOEPF',
  labels: 'MEDIAN_LAYER',
  thoroughness: 3,
  hasRows: true,
} as const;

/** Options to try, with the aspect ratio of the frame. The result with the lowest penalty is used. */
const shapes: {
  readonly [S in Shape]: {
    readonly aspect: number;
    readonly ways: readonly LayoutOptions[];
    readonly quickWays: readonly LayoutOptions[];
  };
} = {
  wide: {
    aspect: 1.1,
    ways: (['DEPTH_FIRST', 'GREEDY'] as const).flatMap((cycles) => [
      { flow: 'DOWN', cycles, ...slow, ...wide } as const,
      { flow: 'RIGHT', cycles, ...slow, ...narrow } as const,
    ]),
    quickWays: [
      { flow: 'DOWN', ...quick, ...wide },
      { flow: 'DOWN', ...quick, ...wide, wraps: true },
      { flow: 'RIGHT', ...quick, ...narrow },
    ],
  },
  narrow: {
    aspect: 0.45,
    ways: (['DEPTH_FIRST', 'GREEDY'] as const).flatMap((cycles) => [
      { flow: 'DOWN', cycles, ...slow, ...narrow } as const,
      { flow: 'DOWN', cycles, ...compact, ...narrow } as const,
    ]),
    quickWays: [{ flow: 'DOWN', ...quick, ...narrow }],
  },
};

const MAX_STATES = 500;
/** Fewer options are tried for a chart with more states and arrows than this in total. */
const MAX_TRIED = 80;
const OVERLAP_PENALTY = 1_000_000;
const MAX_RUNS = 4;
const MARGIN = 2;

/** Repeats the layout, up to four times, until every title fits in the space that it was measured for. */
const layOutUntilStable = async (
  scene: Scene,
  path: string,
  way: LayoutOptions,
  parts: ReadonlyMap<string, Drawing>,
): Promise<Drawing> => {
  const own = ({ boxes }: Drawing) => boxes.filter((box) => box.isOuter && !parts.has(box.path));
  const widenings = new Map<string, number>();
  let drawing = await runElk(scene, path, way, parts, new Map(), widenings);
  for (let run = 1; run < MAX_RUNS; run += 1) {
    const rooms = roomsOf(drawing);
    const isSettled = own(drawing).every(({ path: at, head }) => {
      const next = setHead(scene.headOf(scene.stateAt(at)), scene.measure, way.textWidth, rooms.get(at));
      return next.height === head.height && next.width === head.width;
    });
    const tight = way.widens ? tightTitles(drawing) : new Map<string, number>();
    if (isSettled && tight.size === 0) break;
    for (const [at, more] of tight) widenings.set(at, more + (widenings.get(at) ?? 0));
    drawing = await runElk(scene, path, way, parts, rooms, widenings);
  }
  return withTitlesBeside(drawing);
};

/** The best drawing for each direction, best first. */
const candidatesOf = async (scene: Scene, shape: Shape): Promise<readonly Candidate[]> => {
  const { chart, measure, arrows, headOf, stateAt, isRegion } = scene;
  const isLarge = chart.states.length + arrows.length > MAX_TRIED;
  const { aspect, quickWays, ways: slowWays } = shapes[shape];
  const ways = isLarge ? quickWays : slowWays;
  const { textWidth } = shape === 'wide' ? wide : narrow;
  const sealed = sealedStates(chart, arrows);

  const leafOf = (state: ChartState): Candidate => {
    const head = setHead(headOf(state), measure, textWidth);
    const size = { width: head.width, height: head.height };
    const { path, type } = state;
    const box = { path, type, isOuter: false, isRegion: isRegion(path), head, x: 0, y: 0, ...size };
    return { drawing: { ...size, boxes: [box], dots: [], edges: [] }, penalty: 0 };
  };

  const unit = async (path: string): Promise<readonly Candidate[]> => {
    const isNext = (other: string) => !sealed.some((one) => isBelow(one, path) && isBelow(other, one));
    const inside = sealed.filter((other) => isBelow(other, path) && isNext(other));
    const choices = new Map<string, readonly Candidate[]>();
    for (const other of inside) choices.set(other, await unit(other));

    const state = stateAt(path);
    const children = statesIn(chart, path);
    const isApart = (child: ChartState) => choices.has(child.path) || !hasInside(chart, child.path);
    // ELK must route arrows between regions and from a parent to its regions.
    const isDirect = (end: string) => end !== '' && parentOf(end) === path;
    const hasArrows = arrows.some(
      ({ source, target }) => isDirect(target) && (source === path || isDirect(source)),
    );
    if (state.type === 'parallel' && children.every(isApart) && !hasArrows) {
      const regions = children.map((child) => choices.get(child.path) ?? [leafOf(child)]);
      const box = { path, type: state.type, isOuter: true, isRegion: isRegion(path) };
      const drawing = packRegions(
        regions,
        (room) => setHead(headOf(state), measure, textWidth, room),
        box,
        aspect,
      );
      return [{ drawing, penalty: penaltyOf(drawing, faultsOf(drawing), aspect) }];
    }

    const ranks = !isLarge && [...choices.values()].some((list) => list.length > 1) ? [0, 1] : [0];
    let problem = '';
    const tryAll = async (more: Partial<LayoutOptions>) => {
      const found: (Candidate & { readonly way: LayoutOptions; readonly isLate: boolean })[] = [];
      for (const rank of ranks) {
        const parts = new Map(
          [...choices].map(([at, list]) => [at, (list[rank] ?? list[0])?.drawing as Drawing]),
        );
        for (const each of ways) {
          const way = { ...each, ...more };
          try {
            const drawing = await layOutUntilStable(scene, path, way, parts);
            const faults = faultsOf(drawing);
            const penalty = penaltyOf(drawing, faults, aspect) + (isClean(faults) ? 0 : OVERLAP_PENALTY);
            found.push({ drawing, penalty, way, isLate: faults.late > 0 });
          } catch (error) {
            // ELK fails for some charts with some options; others may work.
            problem = error instanceof Error ? error.message : String(error);
          }
        }
      }
      return found;
    };
    let found = await tryAll({});
    if (found.length === 0) throw new Error(`Machine "${chart.id}" cannot be laid out by ELK: ${problem}.`);
    if (!isLarge && found.every(({ isLate }) => isLate))
      found = [...found, ...(await tryAll({ pinsInitial: true }))];
    // If every drawing has overlaps, the cause is usually a title that does not fit.
    if (found.every(({ penalty }) => penalty >= OVERLAP_PENALTY))
      found = [...found, ...(await tryAll({ widens: true, thoroughness: 10 }))];
    const sorted = [...found].sort((a, b) => a.penalty - b.penalty);
    const best = (['DOWN', 'RIGHT'] as const).flatMap(
      (flow) => sorted.find(({ way }) => way.flow === flow) ?? [],
    );
    return [...best].sort((a, b) => a.penalty - b.penalty);
  };
  return hasInside(chart, '') ? unit('') : [leafOf(stateAt(''))];
};

const turnsOf = (points: readonly Point[]): readonly Point[] =>
  points.filter(([x, y], index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) return true;
    if (x === before[0] && y === before[1]) return false;
    return !after || !((before[0] === x && x === after[0]) || (before[1] === y && y === after[1]));
  });

const tidied = (drawing: Drawing, chart: Chart): Drawing => {
  const order = new Map(chart.states.map(({ path }, index) => [path, index]));
  const placeOf = (path: string): number => order.get(path) ?? 0;
  const whole = mapPlaces(
    drawing,
    (x) => Math.round(x) + MARGIN,
    (y) => Math.round(y) + MARGIN,
  );
  return {
    ...whole,
    width: whole.width + MARGIN,
    height: whole.height + MARGIN,
    boxes: [...whole.boxes].sort((one, other) => placeOf(one.path) - placeOf(other.path)),
    edges: whole.edges.map((edge) => ({ ...edge, points: turnsOf(edge.points) })),
  };
};

/** Deterministic. Throws if ELK fails, a key contains a dot, or there are more than 500 states. */
export const layOut = async (chart: Chart, measure: MeasureText, shape: Shape): Promise<Drawing> => {
  refuseDottedKeys(chart, 'a drawing');
  const count = chart.states.length - 1;
  if (count > MAX_STATES)
    throw new Error(`Machine "${chart.id}" has ${count} states: a drawing takes at most ${MAX_STATES}.`);
  const drawing = isMap(chart)
    ? await layOutMap(chart, measure, shape)
    : (await candidatesOf(sceneOf(chart, measure), shape))[0]?.drawing;
  if (!drawing) throw new Error(`Machine "${chart.id}" has nothing to draw.`);
  return tidied(drawing, chart);
};
