import type { Chart, ChartState, ChartTransition } from '../chart.ts';
import { nameOf, stateAt, statesIn } from '../chart-states.ts';
import { aroundOf, isBelow } from '../paths.ts';
import { toCountText } from '../texts.ts';
import { hiddenText } from './collapsing.ts';

export const WALK_KEYS = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End'] as const;
export type WalkKey = (typeof WALK_KEYS)[number];

const beginningOf = (chart: Chart, { initial, path }: ChartState): ChartState | undefined => {
  const row = statesIn(chart, path);
  const holds = (one: ChartState) =>
    initial !== undefined && (one.path === initial || isBelow(initial, one.path));
  return row.find(holds) ?? row[0];
};

export const hasState = (chart: Chart, path: string): boolean => stateAt(chart, path) !== undefined;

const besides: Readonly<
  Record<'ArrowRight' | 'ArrowLeft' | 'Home' | 'End', (at: number, end: number) => number>
> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_, end) => end,
};

/** The state that an arrow key, Home or End leads to. Down does nothing in a collapsed state. */
export const walkChart = (
  chart: Chart,
  path: string | undefined,
  key: WalkKey,
  collapsed: readonly string[] = [],
): string => {
  const state = path === undefined ? undefined : stateAt(chart, path);
  if (!state) return '';
  if (key === 'ArrowUp') return aroundOf(state);
  if (key === 'ArrowDown' && collapsed.includes(state.path)) return state.path;
  if (key === 'ArrowDown') return beginningOf(chart, state)?.path ?? state.path;
  if (state.path === '') return '';
  const row = statesIn(chart, aroundOf(state)).map((one) => one.path);
  return row[besides[key](row.indexOf(state.path), row.length - 1)] ?? state.path;
};

const MOST_TOLD = 8;

const typeTexts: Readonly<Record<ChartState['type'], string>> = {
  atomic: 'state',
  compound: 'state',
  parallel: 'parallel state',
  final: 'final state',
  history: 'history state',
};

/** For each level of the map of all machines, the kind of its boxes and of the boxes inside them. */
const mapTexts = [
  ['map', 'package'],
  ['package', 'machine'],
  ['machine', 'state'],
] as const;

const kindOf = (chart: Chart, { path, type }: ChartState, isMap: boolean, isCollapsed: boolean): string => {
  const count = statesIn(chart, path).length;
  const isInitial = chart.states.some(({ initial }) => initial !== undefined && initial === path);
  const depth = path === '' ? 0 : path.split('.').length;
  const [what, part] = isMap
    ? (mapTexts[depth] ?? mapTexts[2])
    : [path === '' ? 'machine' : typeTexts[type], 'state'];
  const kind = isInitial ? `initial ${what}` : what;
  if (isCollapsed) return `${kind}, collapsed, ${hiddenText(chart, path, isMap)} hidden`;
  return count === 0 ? kind : `${kind} with ${toCountText(count, part)} inside`;
};

const transitionText = (chart: Chart, { event, guard, targets }: ChartTransition): string => {
  const condition = guard === undefined ? '' : ` if ${guard}`;
  const names = targets.map((path) => nameOf(chart, path));
  return `${event}${condition}: ${names.length === 0 ? 'stays' : `to ${names.join(' and ')}`}`;
};

/** Describes a state for screen readers; undefined for an unknown path. */
export const stateWords = (chart: Chart, path: string, isMap = false, collapsed: readonly string[] = []) => {
  const state = stateAt(chart, path);
  if (!state) return undefined;
  const { description = '', transitions } = state;
  const more = transitions.length - MOST_TOLD;
  return {
    name: nameOf(chart, path),
    kind: kindOf(chart, state, isMap, collapsed.includes(path)),
    description,
    transitions: [
      ...transitions.slice(0, MOST_TOLD).map((transition) => transitionText(chart, transition)),
      ...(more > 0 ? [`and ${more} more`] : []),
    ],
  };
};

export type StateWords = NonNullable<ReturnType<typeof stateWords>>;
