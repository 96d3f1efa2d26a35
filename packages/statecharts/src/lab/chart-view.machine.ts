/**
 * How a chart is drawn in the lab: how large, with which states collapsed, and what is searched in it (LAB-1). Which state is
 * looked at stands in the address.
 */
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Chart } from '../chart.ts';
import { hasInside } from '../chart-states.ts';
import { revealing, toggled } from './collapsing.ts';

/** The sizes to choose from, as factors. */
export const SCALES = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2] as const;

/** The next size in a direction; the same at either end. */
const nextScale = (scale: number, by: 1 | -1): number => {
  const bigger = SCALES.filter((one) => (by > 0 ? one > scale : one < scale));
  return (by > 0 ? bigger[0] : bigger.at(-1)) ?? scale;
};

/** Two fingers that are this many times as far apart as before ask for the next size. */
const PINCH_STEP = 1.2;

/** The step of size that fingers ask for, by how many times as far apart they are as at the last step; 0 for none yet. */
export const zoomStep = (ratio: number): 1 | -1 | 0 => {
  if (ratio >= PINCH_STEP && Number.isFinite(ratio)) return 1;
  return ratio > 0 && ratio <= 1 / PINCH_STEP ? -1 : 0;
};

export type ChartViewEvent =
  /** `from` is the factor that a fitted drawing has now. */
  | { readonly type: 'chart.zoom'; readonly by: 1 | -1; readonly from?: number | undefined }
  | { readonly type: 'chart.fit' }
  | { readonly type: 'chart.showActualSize' }
  | { readonly type: 'chart.search'; readonly text: string }
  /** Collapses a state, or expands it again. */
  | { readonly type: 'chart.toggle'; readonly path: string }
  /** A state is looked for: nothing may hide it. */
  | { readonly type: 'chart.reveal'; readonly path: string }
  | { readonly type: 'chart.expandAll' }
  /** The machine was written anew: what is collapsed stays so where it is still there. */
  | { readonly type: 'chart.replaced'; readonly chart: Chart };

type Step = Pick<Extract<ChartViewEvent, { readonly type: 'chart.zoom' }>, 'by' | 'from'>;

export interface ChartViewInput {
  readonly chart: Chart;
}

export interface ChartViewContext extends ChartViewInput {
  readonly scale: number;
  /** The paths of the states whose inside is hidden, also of those inside others. */
  readonly collapsed: readonly string[];
  readonly search: string;
}

export const createChartViewMachine = () =>
  setup({
    types: {
      context: {} as ChartViewContext,
      events: {} as ChartViewEvent,
      input: {} as ChartViewInput,
    },
    guards: {
      hasInside: ({ context: { chart } }, { path }: { readonly path: string }) => hasInside(chart, path),
      canZoom: ({ context: { scale } }, { by, from = scale }: Step) => nextScale(from, by) !== from,
    },
    actions: {
      zoom: assign({
        scale: ({ context: { scale } }, { by, from = scale }: Step) => nextScale(from, by),
      }),
      resetScale: assign({ scale: 1 }),
      toggle: assign({
        collapsed: ({ context: { collapsed } }, { path }: { readonly path: string }) =>
          toggled(collapsed, path),
      }),
      reveal: assign({
        collapsed: ({ context: { collapsed } }, { path }: { readonly path: string }) =>
          revealing(collapsed, path),
      }),
      expandAll: assign({ collapsed: [] }),
      replaceChart: assign(({ context: { collapsed } }, { chart }: ChartViewInput) => ({
        chart,
        collapsed: collapsed.filter((path) => hasInside(chart, path)),
      })),
      setSearch: assign({ search: (_, { text }: { readonly text: string }) => text }),
    },
  }).createMachine({
    id: 'chartView',
    description:
      'How a chart is drawn in the lab: how large, with which states collapsed, and what is searched in it.',
    context: ({ input }) => ({ ...input, scale: 1, search: '', collapsed: [] }),
    initial: 'fitted',
    on: {
      'chart.zoom': {
        guard: { type: 'canZoom', params: ({ event }) => event },
        target: '.scaled',
        actions: { type: 'zoom', params: ({ event }) => event },
      },
      'chart.showActualSize': { target: '.scaled', actions: 'resetScale' },
      'chart.search': { actions: { type: 'setSearch', params: ({ event }) => event } },
      'chart.toggle': {
        guard: { type: 'hasInside', params: ({ event: { path } }) => ({ path }) },
        actions: { type: 'toggle', params: ({ event: { path } }) => ({ path }) },
      },
      'chart.reveal': { actions: { type: 'reveal', params: ({ event: { path } }) => ({ path }) } },
      'chart.expandAll': { actions: 'expandAll' },
      'chart.replaced': { actions: { type: 'replaceChart', params: ({ event: { chart } }) => ({ chart }) } },
    },
    states: {
      scaled: {
        description: 'The drawing has the size that was chosen; its frame scrolls.',
        on: { 'chart.fit': 'fitted' },
      },
      fitted: { description: 'The drawing is no larger than its frame, and nothing scrolls.' },
    },
  });

export type ChartViewActor = ActorRefFrom<ReturnType<typeof createChartViewMachine>>;

export const toChartView = (snapshot: SnapshotFrom<ReturnType<typeof createChartViewMachine>>) => {
  const { collapsed, scale, search } = snapshot.context;
  const isFitted = snapshot.matches('fitted');
  return {
    /** A factor; undefined while the drawing fits its frame. */
    scale: isFitted ? undefined : scale,
    sizeText: isFitted ? 'Fitted' : `${Math.round(scale * 100)}%`,
    canZoomIn: nextScale(scale, 1) !== scale,
    canZoomOut: nextScale(scale, -1) !== scale,
    search,
    collapsed,
    canExpandAll: collapsed.length > 0,
  };
};
