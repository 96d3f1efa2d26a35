/** A file chosen later replaces the earlier one (PGN-1). */
import { eventOf, type Listener } from '@loomwright/kit';
import { assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import { brokenImportText } from './texts.ts';
import { type ImportFact, type ImportOutcome, importPortfolio, type ReadText } from './transfer.ts';

type Chosen = { readonly file: unknown };
type Outcome = Pick<ImportFact, 'outcome'>;

export type ImporterEvent =
  | (Chosen & { readonly type: 'portfolio.import' })
  | { readonly type: 'import.cancel' };

const broken: ImportOutcome = { kind: 'refused', message: brokenImportText };

export const createImporterMachine = ({ readText }: { readonly readText: ReadText }) =>
  setup({
    types: {
      context: {} as { readonly listener: Listener<ImportFact>; readonly problem: string },
      events: {} as ImporterEvent,
      input: {} as { readonly listener: Listener<ImportFact> },
    },
    actors: {
      readImport: fromPromise<ImportOutcome, Chosen>(({ input }) => importPortfolio(readText, input.file)),
    },
    actions: {
      clearProblem: assign({ problem: '' }),
      keepProblem: assign({
        problem: (_, { outcome }: Outcome) => (outcome.kind === 'refused' ? outcome.message : ''),
      }),
      sendOutcome: sendTo(
        ({ context }) => context.listener,
        (_, { outcome }: Outcome): ImportFact => ({ type: 'import.read', outcome }),
      ),
    },
  }).createMachine({
    id: 'importer',
    description: 'Imports a file while editing continues.',
    context: ({ input: { listener } }) => ({ listener, problem: '' }),
    initial: 'idle',
    on: {
      'portfolio.import': { target: '.reading', actions: 'clearProblem' },
      'import.cancel': { target: '.idle', actions: 'clearProblem' },
    },
    states: {
      idle: { description: 'Waits for a file.' },
      reading: {
        description: 'Waits for the file to be read and checked.',
        tags: ['busy'],
        invoke: {
          id: 'readImport',
          src: 'readImport',
          input: ({ event }) => ({ file: eventOf(event, 'portfolio.import').file }),
          onDone: {
            target: 'idle',
            actions: [
              { type: 'keepProblem', params: ({ event }) => ({ outcome: event.output }) },
              { type: 'sendOutcome', params: ({ event }) => ({ outcome: event.output }) },
            ],
          },
          onError: { target: 'idle', actions: { type: 'keepProblem', params: { outcome: broken } } },
        },
      },
    },
  });

export type ImporterSnapshot = SnapshotFrom<ReturnType<typeof createImporterMachine>>;
