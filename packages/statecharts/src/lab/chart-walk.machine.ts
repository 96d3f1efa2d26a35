/** Which state of a drawing a user walks to by keyboard, or has come for by a link (LAB-1). */
import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Chart } from '../chart.ts';
import { hasInside } from '../chart-states.ts';
import { shownPath } from '../paths.ts';
import { hasState, stateWords, WALK_KEYS, type WalkKey, walkChart } from './walk-chart.ts';

export interface ChartWalkInput {
  readonly chart: Chart;
  /** Whether it is the map of all machines. */
  readonly isMap: boolean;
}

export interface ChartWalkContext extends ChartWalkInput {
  /** The state that is outlined. */
  readonly path: string | undefined;
  /** The paths of the states whose inside is hidden: no walk leads there. */
  readonly collapsed: readonly string[];
}

export type ChartWalkEvent =
  | { readonly type: 'walk.move'; readonly key: WalkKey }
  /** A state is named from outside, as by the address. */
  | { readonly type: 'walk.show'; readonly path: string }
  | { readonly type: 'walk.follow' }
  /** The outlined state is to be collapsed, or expanded again. */
  | { readonly type: 'walk.toggle' }
  | { readonly type: 'drawing.collapsed'; readonly collapsed: readonly string[] }
  | { readonly type: 'chart.replaced'; readonly chart: Chart }
  | { readonly type: 'walk.end' };

export const createChartWalkMachine = () =>
  setup({
    types: {
      context: {} as ChartWalkContext,
      events: {} as ChartWalkEvent,
      // The view goes where the title of the state leads; or collapses the state, or expands it again.
      emitted: {} as { readonly type: 'walk.followed' | 'walk.toggled'; readonly path: string },
      input: {} as ChartWalkInput,
    },
    guards: {
      hasState: ({ context }, { path }: { readonly path: string }) => hasState(context.chart, path),
    },
    actions: {
      walk: assign({
        path: ({ context: { chart, collapsed, path } }, { key }: { readonly key: WalkKey }) =>
          walkChart(chart, path, key, collapsed),
      }),
      setPath: assign({ path: (_, { path }: { readonly path: string }) => path }),
      forgetPath: assign({ path: undefined }),
      setCollapsed: assign({
        collapsed: (_, { collapsed }: { readonly collapsed: readonly string[] }) => collapsed,
        path: ({ context: { path } }, { collapsed }: { readonly collapsed: readonly string[] }) =>
          path === undefined ? undefined : shownPath(path, collapsed),
      }),
      replaceChart: assign(({ context: { path } }, { chart }: Pick<ChartWalkInput, 'chart'>) => ({
        chart,
        path: path !== undefined && hasState(chart, path) ? path : undefined,
      })),
      emitFollowed: emit(({ context: { path = '' } }) => ({ type: 'walk.followed' as const, path })),
      emitToggled: emit(({ context: { path = '' } }) => ({ type: 'walk.toggled' as const, path })),
    },
  }).createMachine({
    id: 'chartWalk',
    description:
      'Which state of a drawing is outlined: one walked to by keyboard, or one named in the address.',
    context: ({ input }) => ({ ...input, path: undefined, collapsed: [] }),
    initial: 'resting',
    on: {
      'drawing.collapsed': {
        actions: { type: 'setCollapsed', params: ({ event: { collapsed } }) => ({ collapsed }) },
      },
      'chart.replaced': { actions: { type: 'replaceChart', params: ({ event: { chart } }) => ({ chart }) } },
      'walk.move': {
        target: '.walking',
        actions: { type: 'walk', params: ({ event: { key } }) => ({ key }) },
      },
      'walk.show': {
        guard: { type: 'hasState', params: ({ event: { path } }) => ({ path }) },
        target: '.shown',
        actions: { type: 'setPath', params: ({ event: { path } }) => ({ path }) },
      },
    },
    states: {
      resting: { description: 'No state is outlined. The first key walks to the machine itself.' },
      shown: {
        description: 'The state named in the address is outlined. A key walks on from it.',
        on: {
          'walk.follow': { actions: 'emitFollowed' },
          'walk.toggle': { actions: 'emitToggled' },
          'walk.end': { target: 'resting', actions: 'forgetPath' },
        },
      },
      walking: {
        description: 'The state walked to is outlined and said.',
        on: {
          'walk.follow': { actions: 'emitFollowed' },
          'walk.toggle': { actions: 'emitToggled' },
          'walk.end': { target: 'resting', actions: 'forgetPath' },
        },
      },
    },
  });

/** What a key of the keyboard asks for; undefined for a key without a meaning. */
export const walkEventOf = (key: string): ChartWalkEvent | undefined => {
  const walkKey = WALK_KEYS.find((one) => one === key);
  if (walkKey) return { type: 'walk.move', key: walkKey };
  if (key === 'Enter') return { type: 'walk.follow' };
  if (key === ' ') return { type: 'walk.toggle' };
  return key === 'Escape' ? { type: 'walk.end' } : undefined;
};

/** What can be done with a state; undefined without one, and of one without states inside. */
const toggleTextOf = ({ chart, collapsed, path }: ChartWalkContext) => {
  if (path === undefined || !hasInside(chart, path)) return undefined;
  return collapsed.includes(path) ? 'Expand' : 'Collapse';
};

export const toChartWalkView = (snapshot: SnapshotFrom<ReturnType<typeof createChartWalkMachine>>) => {
  const { chart, collapsed, isMap, path } = snapshot.context;
  const isSaid = snapshot.matches('walking') && path !== undefined;
  return {
    path,
    /** What is said of it; undefined where it was not walked to. */
    words: isSaid ? stateWords(chart, path, isMap, collapsed) : undefined,
    toggleText: toggleTextOf(snapshot.context),
  };
};
