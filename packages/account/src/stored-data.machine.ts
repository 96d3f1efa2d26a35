/** Polls storage, because no event reports every write (LGL-1, AUT-8). */
import type { Listener, NoticeEvent } from '@loomwright/kit';
import { assign, fromCallback, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { StoredDataRow } from './stored-data.ts';

export type StoredDataEvent =
  | { readonly type: 'storedData.export' }
  | { readonly type: 'storedData.read'; readonly rows: readonly StoredDataRow[] };

export interface StoredDataInput {
  readonly rows: readonly StoredDataRow[];
  readonly notices: Listener<NoticeEvent>;
}

export interface StoredDataPorts {
  readonly readRows: () => readonly StoredDataRow[];
  /** Rejects when the code for the export cannot be loaded. */
  readonly exportAll: () => Promise<void>;
}

const isSame = (before: readonly StoredDataRow[], now: readonly StoredDataRow[]): boolean =>
  before.length === now.length && before.every(({ sizeText }, place) => sizeText === now[place]?.sizeText);

export const createStoredDataMachine = ({ exportAll, readRows }: StoredDataPorts) =>
  setup({
    types: {
      context: {} as StoredDataInput,
      events: {} as StoredDataEvent,
      input: {} as StoredDataInput,
    },
    actors: {
      readRows: fromCallback<StoredDataEvent>(({ sendBack }) =>
        sendBack({ type: 'storedData.read', rows: readRows() }),
      ),
      exportAll: fromPromise<void>(exportAll),
    },
    actions: {
      setRows: assign({
        rows: ({ context }, { rows }: { rows: readonly StoredDataRow[] }) =>
          isSame(context.rows, rows) ? context.rows : rows,
      }),
      showNotice: sendTo(
        ({ context }) => context.notices,
        (_, { text }: { text: string }): NoticeEvent => ({ type: 'notice.show', text }),
      ),
    },
    delays: { readEveryMs: 1000 },
  }).createMachine({
    id: 'storedData',
    description: 'What is stored about a member, and its export.',
    context: ({ input }) => input,
    type: 'parallel',
    states: {
      list: {
        description: 'Shows the keys with their sizes.',
        initial: 'shown',
        states: {
          shown: {
            description: 'Waits a second before the next read.',
            on: { 'storedData.read': { actions: { type: 'setRows', params: ({ event }) => event } } },
            invoke: {
              id: 'readRows',
              src: 'readRows',
              onError: { description: 'Storage could not be read; the last sizes stay.' },
            },
            after: { readEveryMs: { target: 'shown', reenter: true } },
          },
        },
      },
      file: {
        description: 'The export.',
        initial: 'idle',
        states: {
          idle: {
            description: 'Waits for a request to export.',
            on: { 'storedData.export': { target: 'exporting' } },
          },
          exporting: {
            description: 'Waits for the download to start.',
            invoke: {
              id: 'exportAll',
              src: 'exportAll',
              onDone: {
                target: 'idle',
                actions: { type: 'showNotice', params: { text: 'Your data was exported.' } },
              },
              onError: {
                target: 'idle',
                actions: {
                  type: 'showNotice',
                  params: { text: 'The export could not be loaded. Please try again.' },
                },
              },
            },
          },
        },
      },
    },
  });

export const toStoredDataRows = (
  snapshot: SnapshotFrom<ReturnType<typeof createStoredDataMachine>>,
): readonly StoredDataRow[] => snapshot.context.rows;
