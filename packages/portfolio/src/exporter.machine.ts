/** Exports the page as HTML or the work as JSON, or prints the page, one export at a time (PGN-1). */
import type { Listener } from '@loomwright/kit';
import { assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type ExportFact, type ExportPorts, makeExport } from './export.ts';
import type { Portfolio } from './portfolio.ts';
import { brokenExportText } from './texts.ts';

type Finished = Omit<ExportFact, 'type'>;
type Request = Finished & { readonly portfolio: Portfolio };

export type ExporterEvent = { readonly type: 'export.start' } & Request;

export const createExporterMachine = (ports: ExportPorts) =>
  setup({
    types: {
      context: {} as { readonly listener: Listener<ExportFact>; readonly problem: string },
      events: {} as ExporterEvent,
      input: {} as { readonly listener: Listener<ExportFact> },
    },
    actors: {
      makeExport: fromPromise<Finished, Request>(async ({ input: { format, portfolio } }) => {
        makeExport[format](ports, portfolio);
        return { format };
      }),
    },
    actions: {
      clearProblem: assign({ problem: '' }),
      fail: assign({ problem: brokenExportText }),
      sendFinished: sendTo(
        ({ context }) => context.listener,
        (_, { format }: Finished): ExportFact => ({ type: 'export.finished', format }),
      ),
    },
  }).createMachine({
    id: 'exporter',
    description: 'Exports the page or the work, one export at a time.',
    context: ({ input: { listener } }) => ({ listener, problem: '' }),
    initial: 'idle',
    states: {
      idle: {
        description: 'Waits for a request.',
        on: { 'export.start': { target: 'making', actions: 'clearProblem' } },
      },
      making: {
        description: 'Waits for the browser to accept the export.',
        invoke: {
          id: 'makeExport',
          src: 'makeExport',
          input: ({ event: { format, portfolio } }) => ({ format, portfolio }),
          onDone: { target: 'idle', actions: { type: 'sendFinished', params: ({ event }) => event.output } },
          onError: { target: 'idle', actions: 'fail' },
        },
      },
    },
  });

export type ExporterSnapshot = SnapshotFrom<ReturnType<typeof createExporterMachine>>;
