/** Saves a chart as a file (LAB-1). A request for the format that is being saved is ignored. */
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';

export const CHART_FORMATS = {
  svg: 'svg',
  png: 'png',
  mermaid: 'mmd',
  json: 'json',
  text: 'txt',
} as const;

export type ChartFormat = keyof typeof CHART_FORMATS;

type Wanted = { readonly format: ChartFormat };

export type ChartExportEvent = Wanted & { readonly type: 'chartExport.save' };

export interface ChartExportPorts {
  readonly saveChart: (format: ChartFormat) => Promise<void>;
}

export const createChartExportMachine = ({ saveChart }: ChartExportPorts) =>
  setup({
    types: {
      context: {} as { readonly format: ChartFormat },
      events: {} as ChartExportEvent,
    },
    actors: { saveChart: fromPromise<void, Wanted>(({ input }) => saveChart(input.format)) },
    actions: { setFormat: assign((_, { format }: Wanted) => ({ format })) },
    guards: { isOther: ({ context }, { format }: Wanted) => format !== context.format },
  }).createMachine({
    id: 'chartExport',
    description: 'Saves a chart as a file.',
    context: { format: 'svg' },
    initial: 'idle',
    states: {
      idle: {
        description: 'Waits for an export to start.',
        on: {
          'chartExport.save': {
            target: 'saving',
            actions: { type: 'setFormat', params: ({ event }) => event },
          },
        },
      },
      saving: {
        description: 'Waits for the file; other formats can be saved meanwhile.',
        on: {
          'chartExport.save': {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: 'saving',
            reenter: true,
            actions: { type: 'setFormat', params: ({ event }) => event },
          },
        },
        invoke: {
          id: 'saveChart',
          src: 'saveChart',
          input: ({ context }) => context,
          onDone: { target: 'idle' },
          onError: { target: 'failed' },
        },
      },
      failed: {
        description: 'The file could not be made. The user can try again.',
        on: {
          'chartExport.save': {
            target: 'saving',
            actions: { type: 'setFormat', params: ({ event }) => event },
          },
        },
      },
    },
  });

/** `problem` is empty unless the last export failed. */
export const toChartExportView = (
  snapshot: SnapshotFrom<ReturnType<typeof createChartExportMachine>>,
): { readonly problem: string } => ({
  problem: snapshot.matches('failed')
    ? `The file could not be made (${snapshot.context.format}). Please try again.`
    : '',
});
