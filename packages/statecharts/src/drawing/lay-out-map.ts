import type { Chart } from '../chart.ts';
import { statesIn } from '../chart-states.ts';
import { type Drawing, mergeDrawings, moved } from './drawing.ts';
import { type LayoutOptions, runElk, sceneOf } from './elk-unit.ts';
import { faultsOf, penaltyOf } from './faults.ts';
import { type Candidate, packRegions } from './pack-regions.ts';
import { setHead } from './set-text.ts';
import type { MeasureText } from './words.ts';

const way = {
  cycles: 'DEPTH_FIRST',
  placement: 'NETWORK_SIMPLEX',
  labels: 'TAIL_LAYER',
  textWidth: 190,
  labelWidth: 150,
  thoroughness: 50,
  isDense: true,
} as const;

const shapes = {
  wide: { aspect: 2, flows: ['RIGHT', 'DOWN'] },
  narrow: { aspect: 0.4, flows: ['DOWN', 'RIGHT'] },
} as const;

/** Recognises a map of machines: its root has children, but no initial state and no transitions. */
export const isMap = ({ states: [root] }: Chart): boolean =>
  root?.type === 'compound' && root.initial === undefined && root.transitions.length === 0;

const SMALL = 2;
const GAP = 22;

const topOf = (path: string): string => path.split('.')[0] ?? path;

const groupsOf = (chart: Chart): readonly (readonly string[])[] =>
  chart.states
    .flatMap(({ path, transitions }) => transitions.flatMap(({ targets }) => targets.map((to) => [path, to])))
    .map((ends) => ends.map(topOf))
    .reduce<readonly (readonly string[])[]>(
      (groups, ends) => {
        const isJoined = (group: readonly string[]) => group.some((top) => ends.includes(top));
        return [groups.filter(isJoined).flat(), ...groups.filter((group) => !isJoined(group))];
      },
      statesIn(chart, '').map(({ path }) => [path]),
    );

const insideOf = ({ boxes: [root, ...boxes], ...drawing }: Drawing): Drawing => {
  const [only] = boxes;
  const inner = boxes.filter(({ path }) => !path.includes('.'));
  if (!root || !only) return { ...drawing, boxes };
  const rects = [...inner, ...drawing.edges.flatMap(({ label }) => label ?? [])];
  const points = drawing.edges.flatMap((edge) => edge.points);
  const left = Math.min(...rects.map(({ x }) => x), ...points.map(([x]) => x));
  const top = Math.min(...rects.map(({ y }) => y), ...points.map(([, y]) => y));
  const width = Math.max(...rects.map((rect) => rect.x + rect.width), ...points.map(([x]) => x)) - left;
  const height = Math.max(...rects.map((rect) => rect.y + rect.height), ...points.map(([, y]) => y)) - top;
  const around = inner.length === 1 ? [] : [{ ...root, x: left, y: top, width, height }];
  return moved({ ...drawing, boxes: [...around, ...boxes], width, height }, -left, -top);
};

const inRow = (drawings: readonly Drawing[]): Candidate => {
  let width = 0;
  const placed = drawings.map((drawing) => {
    const at = width;
    width += drawing.width + GAP;
    return moved(drawing, at, 0);
  });
  const row = mergeDrawings(placed, width - GAP, Math.max(...drawings.map(({ height }) => height)));
  const [box] = row.boxes;
  const around = box && { ...box, path: '', flow: 'RIGHT' as const, x: 0, y: 0 };
  return {
    drawing: { ...row, boxes: [...(around ? [around] : []), ...row.boxes.filter(({ path }) => path !== '')] },
    penalty: 0,
  };
};

export const layOutMap = async (
  chart: Chart,
  measure: MeasureText,
  shape: 'wide' | 'narrow',
): Promise<Drawing> => {
  const { aspect, flows } = shapes[shape];
  const candidateOf = async (group: readonly string[], flow: LayoutOptions['flow']): Promise<Candidate> => {
    const states = chart.states.filter(({ path }) => path === '' || group.includes(topOf(path)));
    const scene = sceneOf({ ...chart, states }, measure);
    const drawing = insideOf(await runElk(scene, '', { ...way, flow }, new Map(), new Map(), new Map()));
    return { drawing, penalty: penaltyOf(drawing, faultsOf(drawing), aspect) };
  };
  const all = groupsOf(chart);
  const isSmall = (group: readonly string[]) =>
    chart.states.filter(({ path }) => path.includes('.') && group.includes(topOf(path))).length <= SMALL;
  const groups: (readonly Candidate[])[] = [];
  for (const group of all.filter((one) => !isSmall(one))) {
    const candidates: Candidate[] = [];
    for (const flow of flows) candidates.push(await candidateOf(group, flow));
    groups.push(candidates);
  }
  const small: Drawing[] = [];
  for (const group of all.filter(isSmall)) small.push((await candidateOf(group, 'RIGHT')).drawing);
  const sizeOf = ([one]: readonly Candidate[]) => (one ? one.drawing.width * one.drawing.height : 0);
  const [first = [], ...others] = [...groups].sort((one, other) => sizeOf(other) - sizeOf(one));
  const { headOf, stateAt } = sceneOf(chart, measure);
  const drawing = packRegions(
    [first, ...(small.length > 0 ? [[inRow(small)]] : []), ...others].filter((one) => one.length > 0),
    (room) => setHead(headOf(stateAt('')), measure, room, room),
    { path: '', type: 'compound', isOuter: true, isRegion: false },
    aspect,
  );
  return { ...drawing, boxes: drawing.boxes.filter(({ path }, index) => index === 0 || path !== '') };
};
