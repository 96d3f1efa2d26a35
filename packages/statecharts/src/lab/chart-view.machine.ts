/** Scale, collapsed states and search of a chart (LAB-1). The address names the selected state. */
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Chart } from '../chart.ts';
import { hasInside } from '../chart-states.ts';
import { revealing, toggled } from './collapsing.ts';

export const SCALES = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2] as const;

const nextScale = (scale: number, by: 1 | -1): number => {
  const bigger = SCALES.filter((one) => (by > 0 ? one > scale : one < scale));
  return (by > 0 ? bigger[0] : bigger.at(-1)) ?? scale;
};

const PINCH_STEP = 1.2;

/** The zoom step for the ratio of a pinch since the last step; 0 if the ratio is too close to 1. */
export const zoomStep = (ratio: number): 1 | -1 | 0 => {
  if (ratio >= PINCH_STEP && Number.isFinite(ratio)) return 1;
  return ratio > 0 && ratio <= 1 / PINCH_STEP ? -1 : 0;
};

export type ChartViewEvent =
  /** `from` is the current scale of a fitted drawing. */
  | { readonly type: 'chart.zoom'; readonly by: 1 | -1; readonly from?: number | undefined }
  | { readonly type: 'chart.fit' }
  | { readonly type: 'chart.showActualSize' }
  | { readonly type: 'chart.search'; readonly text: string }
  | { readonly type: 'chart.toggle'; readonly path: string }
  | { readonly type: 'chart.reveal'; readonly path: string }
  | { readonly type: 'chart.expandAll' }
  /** The machine has changed. States that still exist stay collapsed. */
  | { readonly type: 'chart.replaced'; readonly chart: Chart };

type Step = Pick<Extract<ChartViewEvent, { readonly type: 'chart.zoom' }>, 'by' | 'from'>;

export interface ChartViewInput {
  readonly chart: Chart;
}

export interface ChartViewContext extends ChartViewInput {
  readonly scale: number;
  /** Paths of collapsed states, including nested ones. */
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
    description: 'How the lab shows a chart: scale, collapsed states and search.',
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
        description: 'The drawing has the chosen scale; its frame scrolls.',
        on: { 'chart.fit': 'fitted' },
      },
      fitted: { description: 'The drawing is scaled down to fit its frame.' },
    },
  });

export type ChartViewActor = ActorRefFrom<ReturnType<typeof createChartViewMachine>>;

export const toChartView = (snapshot: SnapshotFrom<ReturnType<typeof createChartViewMachine>>) => {
  const { collapsed, scale, search } = snapshot.context;
  const isFitted = snapshot.matches('fitted');
  return {
    scale: isFitted ? undefined : scale,
    sizeText: isFitted ? 'Fitted' : `${Math.round(scale * 100)}%`,
    canZoomIn: nextScale(scale, 1) !== scale,
    canZoomOut: nextScale(scale, -1) !== scale,
    search,
    collapsed,
    canExpandAll: collapsed.length > 0,
  };
};
