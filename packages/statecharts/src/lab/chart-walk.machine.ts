/** Which state of a drawing a user walks to by keyboard, or has come for by a link (LAB-1). */
import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Chart } from '../chart.ts';
import { hasState, type StateWords, stateWords, WALK_KEYS, type WalkKey, walkChart } from './walk-chart.ts';

export interface ChartWalkInput {
  readonly chart: Chart;
  /** Whether it is the map of all machines. */
  readonly isMap: boolean;
}

export interface ChartWalkContext extends ChartWalkInput {
  /** The state that is outlined. */
  readonly path: string | undefined;
}

export type ChartWalkEvent =
  | { readonly type: 'walk.move'; readonly key: WalkKey }
  /** A state is named from outside, as by the address. */
  | { readonly type: 'walk.show'; readonly path: string }
  | { readonly type: 'walk.follow' }
  | { readonly type: 'walk.end' };

/** The view goes where the title of the state leads. */
export interface WalkFollowed {
  readonly type: 'walk.followed';
  readonly path: string;
}

export const createChartWalkMachine = () =>
  setup({
    types: {
      context: {} as ChartWalkContext,
      events: {} as ChartWalkEvent,
      emitted: {} as WalkFollowed,
      input: {} as ChartWalkInput,
    },
    guards: {
      hasState: ({ context }, { path }: { readonly path: string }) => hasState(context.chart, path),
    },
    actions: {
      walk: assign({
        path: ({ context: { chart, path } }, { key }: { readonly key: WalkKey }) =>
          walkChart(chart, path, key),
      }),
      setPath: assign({ path: (_, { path }: { readonly path: string }) => path }),
      forgetPath: assign({ path: undefined }),
      emitFollowed: emit(({ context: { path = '' } }) => ({ type: 'walk.followed' as const, path })),
    },
  }).createMachine({
    id: 'chartWalk',
    description:
      'Which state of a drawing is outlined: one walked to by keyboard, or one named in the address.',
    context: ({ input }) => ({ ...input, path: undefined }),
    initial: 'resting',
    on: {
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
          'walk.end': { target: 'resting', actions: 'forgetPath' },
        },
      },
      walking: {
        description: 'The state walked to is outlined and said.',
        on: {
          'walk.follow': { actions: 'emitFollowed' },
          'walk.end': { target: 'resting', actions: 'forgetPath' },
        },
      },
    },
  });

/** What a key of the keyboard asks for; undefined for a key without a meaning. */
export const walkEventOf = (key: string): ChartWalkEvent | undefined => {
  const walkKey = WALK_KEYS.find((one) => one === key);
  if (walkKey) return { type: 'walk.move', key: walkKey };
  if (key === 'Enter' || key === ' ') return { type: 'walk.follow' };
  return key === 'Escape' ? { type: 'walk.end' } : undefined;
};

/** What is shown of a walk. */
export interface ChartWalkView {
  /** The state to be outlined. */
  readonly path: string | undefined;
  /** What is said of it; undefined where it was not walked to. */
  readonly words: StateWords | undefined;
}

export const toChartWalkView = (
  snapshot: SnapshotFrom<ReturnType<typeof createChartWalkMachine>>,
): ChartWalkView => {
  const { chart, isMap, path } = snapshot.context;
  const isSaid = snapshot.matches('walking') && path !== undefined;
  return { path, words: isSaid ? stateWords(chart, path, isMap) : undefined };
};
