/**
 * What the site stores of a member, key by key (LGL-1), and the export of all of it (AUT-8). Everything on the page writes,
 * and no event reports all of it: storage is read again every second. One export at a time; its outcome is shown.
 */
import type { Listener, NoticeEvent } from '@loomwright/kit';
import { assign, fromCallback, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { StoredDataRow } from './stored-data.ts';

export type StoredDataEvent =
  | { readonly type: 'storedData.export' }
  | { readonly type: 'storedData.read'; readonly rows: readonly StoredDataRow[] };

export interface StoredDataInput {
  /** As they are when the page opens. */
  readonly rows: readonly StoredDataRow[];
  readonly notices: Listener<NoticeEvent>;
}

export interface StoredDataPorts {
  readonly readRows: () => readonly StoredDataRow[];
  /** Downloads everything as a file; rejects when its code cannot be loaded. */
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
    description: 'What is stored of a member, and its export.',
    context: ({ input }) => input,
    type: 'parallel',
    states: {
      list: {
        description: 'The keys with their sizes.',
        initial: 'shown',
        states: {
          shown: {
            description: 'Waits a second.',
            on: { 'storedData.read': { actions: { type: 'setRows', params: ({ event }) => event } } },
            invoke: {
              id: 'readRows',
              src: 'readRows',
              onError: { description: 'Storage could not be read: the known sizes stay.' },
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
            description: 'Waits for a request.',
            on: { 'storedData.export': { target: 'exporting' } },
          },
          exporting: {
            description: 'Waits until the file is handed to the browser.',
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
