/**
 * Follows the running actors of a tab (LAB-2): records what reaches them as long as it is wanted, and shows any moment of
 * what was recorded. Nothing is followed before that, and nothing is sent to the actors.
 */
import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { addRecords, EMPTY_LOG, type LiveLog, lookAt, setFilter } from './log.ts';
import type { LiveRecord } from './recorder.ts';

export type LiveEvent =
  | { readonly type: 'live.start' }
  | { readonly type: 'live.pause' }
  | { readonly type: 'live.clear' }
  | { readonly type: 'live.recorded'; readonly records: readonly LiveRecord[] }
  | { readonly type: 'live.filter'; readonly text: string }
  /** Looks at a record, by its number; at the newest without one. */
  | { readonly type: 'live.lookAt'; readonly place?: number };

export interface LivePorts {
  /** Reports what happens in this tab from now on, some records at a time; returns the way to stop. */
  readonly follow: (report: (records: readonly LiveRecord[]) => void) => () => void;
}

export const createLiveMachine = ({ follow }: LivePorts) =>
  setup({
    types: {
      context: {} as { readonly log: LiveLog },
      events: {} as LiveEvent,
    },
    actors: {
      follow: fromCallback<LiveEvent>(({ sendBack }) =>
        follow((records) => sendBack({ type: 'live.recorded', records })),
      ),
    },
    actions: {
      addRecords: assign({
        log: ({ context }, { records }: { readonly records: readonly LiveRecord[] }) =>
          addRecords(context.log, records),
      }),
      clear: assign({ log: EMPTY_LOG }),
      setFilter: assign({
        log: ({ context }, { text }: { readonly text: string }) => setFilter(context.log, text),
      }),
      lookAt: assign({
        log: ({ context }, { place }: { readonly place?: number }) => lookAt(context.log, place),
      }),
    },
  }).createMachine({
    id: 'live',
    description: 'What happens in the actors of this tab.',
    context: { log: EMPTY_LOG },
    initial: 'off',
    on: {
      'live.clear': { actions: 'clear' },
      'live.filter': { actions: { type: 'setFilter', params: ({ event }) => event } },
      'live.lookAt': { actions: { type: 'lookAt', params: ({ event }) => event } },
    },
    states: {
      off: {
        description: 'Nothing is recorded; what was recorded before can be looked at.',
        on: { 'live.start': { target: 'recording' } },
      },
      recording: {
        description: 'Every event is recorded.',
        invoke: { id: 'follow', src: 'follow', onError: { target: 'off' } },
        on: {
          'live.recorded': { actions: { type: 'addRecords', params: ({ event }) => event } },
          'live.pause': { target: 'off' },
        },
      },
    },
  });

export type LiveMachine = ReturnType<typeof createLiveMachine>;
export type LiveActor = ActorRefFrom<LiveMachine>;
export type LiveSnapshot = SnapshotFrom<LiveMachine>;
