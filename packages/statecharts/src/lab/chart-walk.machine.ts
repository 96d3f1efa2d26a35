/** Which state of a drawing is outlined, by keyboard or by a link (LAB-1). */
import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Chart } from '../chart.ts';
import { hasInside } from '../chart-states.ts';
import { shownPath } from '../paths.ts';
import { hasState, stateWords, WALK_KEYS, type WalkKey, walkChart } from './walk-chart.ts';

export interface ChartWalkInput {
  readonly chart: Chart;
  /** Whether the chart is the map of all machines. */
  readonly isMap: boolean;
}

export interface ChartWalkContext extends ChartWalkInput {
  readonly path: string | undefined;
  /** Paths of collapsed states. Their inner states cannot be reached by keyboard. */
  readonly collapsed: readonly string[];
}

export type ChartWalkEvent =
  | { readonly type: 'walk.move'; readonly key: WalkKey }
  | { readonly type: 'walk.show'; readonly path: string }
  | { readonly type: 'walk.follow' }
  | { readonly type: 'walk.toggle' }
  | { readonly type: 'drawing.collapsed'; readonly collapsed: readonly string[] }
  | { readonly type: 'chart.replaced'; readonly chart: Chart }
  | { readonly type: 'walk.end' };

export const createChartWalkMachine = () =>
  setup({
    types: {
      context: {} as ChartWalkContext,
      events: {} as ChartWalkEvent,
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
      'Which state of a drawing is outlined: one reached by keyboard, or one named in the address.',
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
      resting: { description: 'No state is outlined. The first key outlines the machine itself.' },
      shown: {
        description: 'The state named in the address is outlined. A key moves on from it.',
        on: {
          'walk.follow': { actions: 'emitFollowed' },
          'walk.toggle': { actions: 'emitToggled' },
          'walk.end': { target: 'resting', actions: 'forgetPath' },
        },
      },
      walking: {
        description: 'The state reached by keyboard is outlined and announced.',
        on: {
          'walk.follow': { actions: 'emitFollowed' },
          'walk.toggle': { actions: 'emitToggled' },
          'walk.end': { target: 'resting', actions: 'forgetPath' },
        },
      },
    },
  });

/** The event for a `KeyboardEvent.key`, if any. */
export const walkEventOf = (key: string): ChartWalkEvent | undefined => {
  const walkKey = WALK_KEYS.find((one) => one === key);
  if (walkKey) return { type: 'walk.move', key: walkKey };
  if (key === 'Enter') return { type: 'walk.follow' };
  if (key === ' ') return { type: 'walk.toggle' };
  return key === 'Escape' ? { type: 'walk.end' } : undefined;
};

const toggleTextOf = ({ chart, collapsed, path }: ChartWalkContext) => {
  if (path === undefined || !hasInside(chart, path)) return undefined;
  return collapsed.includes(path) ? 'Expand' : 'Collapse';
};

export const toChartWalkView = (snapshot: SnapshotFrom<ReturnType<typeof createChartWalkMachine>>) => {
  const { chart, collapsed, isMap, path } = snapshot.context;
  const isSaid = snapshot.matches('walking') && path !== undefined;
  return {
    path,
    /** For screen readers. Undefined unless the state was reached by keyboard. */
    words: isSaid ? stateWords(chart, path, isMap, collapsed) : undefined,
    toggleText: toggleTextOf(snapshot.context),
  };
};
