/**
 * Follows the running actors of this tab, or of another one: records what reaches them as long as it is wanted, shows any
 * moment of what was recorded, and passes it on to Stately's inspector on request (LAB-2, LAB-3). Nothing is followed before
 * that, and nothing is sent to the actors.
 */
import {
  type ActorRefFrom,
  assign,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import { addRecords, clear, EMPTY_LOG, type LiveLog, lookAt, resume } from './log.ts';
import type { LiveRecord } from './recorder.ts';

/** A tab of this browser that can be followed. */
export interface LiveTab {
  /** Of this visit of the tab only. */
  readonly id: string;
  readonly title: string;
}

/** How the records are shown: one below the other, or as messages between actors. */
export type LogShape = 'list' | 'sequence';

export type LiveEvent =
  /** Records this tab, or another one. */
  | { readonly type: 'live.start'; readonly tab?: LiveTab }
  | { readonly type: 'live.pause' }
  /** Goes on with what was paused. */
  | { readonly type: 'live.resume' }
  | { readonly type: 'live.clear' }
  | { readonly type: 'live.recorded'; readonly records: readonly LiveRecord[] }
  /** The other tab was closed, or shows another document. */
  | { readonly type: 'live.ended' }
  | { readonly type: 'live.filter'; readonly text: string }
  /** Looks at a record, by its number; at the newest without one. */
  | { readonly type: 'live.lookAt'; readonly place?: number }
  | { readonly type: 'live.show'; readonly shape: LogShape }
  | { readonly type: 'live.findTabs' }
  | { readonly type: 'live.inspect' }
  | { readonly type: 'inspector.connected' }
  | { readonly type: 'inspector.refused' };

/** Stately's inspector, in a window of its own. */
export interface InspectorWindow {
  readonly send: (records: readonly LiveRecord[]) => void;
  readonly close: () => void;
}

export interface LivePorts {
  /**
   * Reports what happens in this tab from now on, or in the tab with an id, some records at a time, and that the other tab
   * has ended; returns the way to stop.
   */
  readonly follow: (
    tabId: string | undefined,
    report: (records: readonly LiveRecord[]) => void,
    onEnd: () => void,
  ) => () => void;
  /** The other tabs of this browser that show the site. */
  readonly findTabs: (signal: AbortSignal) => Promise<readonly LiveTab[]>;
  /** Opens the inspector, and calls back once it listens; undefined where the browser opens no window. */
  readonly openInspector: (onReady: () => void) => InspectorWindow | undefined;
}

interface InspectorInput {
  readonly type: 'inspector.pass';
  readonly records: readonly LiveRecord[];
}

export interface LiveContext {
  readonly log: LiveLog;
  readonly shape: LogShape;
  /** The other tabs, once they were looked for. */
  readonly tabs: readonly LiveTab[] | undefined;
  /** The tab that is or was recorded; undefined for this one. */
  readonly source: LiveTab | undefined;
}

/** The context after a change of the log. */
const change =
  <P = unknown>(by: (log: LiveLog, params: P) => LiveLog) =>
  ({ context: { log } }: { readonly context: LiveContext }, params: P) => ({ log: by(log, params) });

export const createLiveMachine = ({ findTabs, follow, openInspector }: LivePorts) =>
  setup({
    types: {
      context: {} as LiveContext,
      events: {} as LiveEvent,
    },
    actors: {
      follow: fromCallback<LiveEvent, LiveTab | undefined>(({ input, sendBack }) =>
        follow(
          input?.id,
          (records) => sendBack({ type: 'live.recorded', records }),
          () => sendBack({ type: 'live.ended' }),
        ),
      ),
      findTabs: fromPromise<readonly LiveTab[]>(({ signal }) => findTabs(signal)),
      inspector: fromCallback<InspectorInput>(({ receive, sendBack }) => {
        const inspector = openInspector(() => sendBack({ type: 'inspector.connected' }));
        if (!inspector) sendBack({ type: 'inspector.refused' });
        receive(({ records }) => inspector?.send(records));
        return inspector?.close;
      }),
    },
    guards: {
      isOfThisTab: ({ context: { source } }, { tab }: { readonly tab?: LiveTab }) => !source && !tab,
    },
    actions: {
      addRecords: assign(change(addRecords)),
      resume: assign(change(resume)),
      setSource: assign({ source: (_, { tab }: { readonly tab?: LiveTab }) => tab }),
      clear: assign(change(clear)),
      setFilter: assign(change((log, { text }: { readonly text: string }) => ({ ...log, filter: text }))),
      lookAt: assign(change(lookAt)),
      setShape: assign({ shape: (_, { shape }: { readonly shape: LogShape }) => shape }),
      setTabs: assign({ tabs: (_, { tabs }: { readonly tabs: readonly LiveTab[] }) => tabs }),
      passAll: sendTo(
        'inspector',
        ({ context }): InspectorInput => ({
          type: 'inspector.pass',
          records: context.log.records,
        }),
      ),
      pass: sendTo(
        'inspector',
        (_, { records }: { readonly records: readonly LiveRecord[] }): InspectorInput => ({
          type: 'inspector.pass',
          records,
        }),
      ),
    },
  }).createMachine({
    id: 'live',
    description: 'What happens in the actors of this tab or of another one.',
    context: { log: EMPTY_LOG, shape: 'list', tabs: undefined, source: undefined },
    type: 'parallel',
    on: {
      'live.clear': { actions: 'clear' },
      'live.filter': { actions: { type: 'setFilter', params: ({ event }) => event } },
      'live.lookAt': { actions: { type: 'lookAt', params: ({ event }) => event } },
      'live.show': { actions: { type: 'setShape', params: ({ event }) => event } },
    },
    states: {
      recording: {
        description: 'Whether events are recorded.',
        initial: 'off',
        on: {
          'live.start': [
            {
              guard: { type: 'isOfThisTab', params: ({ event }) => event },
              target: '.on',
              actions: 'resume',
            },
            { target: '.on', actions: ['clear', { type: 'setSource', params: ({ event }) => event }] },
          ],
        },
        states: {
          off: {
            description: 'Nothing is recorded; what was recorded before can be looked at.',
            on: {
              'live.resume': [
                { guard: { type: 'isOfThisTab', params: {} }, target: 'on', actions: 'resume' },
                // Another tab sends all that it has recorded again.
                { target: 'on', actions: 'clear' },
              ],
            },
          },
          ended: {
            description: 'The other tab no longer answers; what was recorded of it can be looked at.',
          },
          on: {
            description: 'Every event is recorded.',
            invoke: {
              id: 'follow',
              src: 'follow',
              input: ({ context }) => context.source,
              onError: { target: 'off' },
            },
            on: {
              'live.recorded': { actions: { type: 'addRecords', params: ({ event }) => event } },
              'live.pause': { target: 'off' },
              'live.ended': { target: 'ended' },
            },
          },
        },
      },
      tabs: {
        description: 'Which other tabs there are.',
        initial: 'idle',
        states: {
          idle: {
            description: 'Waits until other tabs are wanted.',
            on: { 'live.findTabs': { target: 'finding' } },
          },
          finding: {
            description: 'Asks the other tabs to answer.',
            invoke: {
              id: 'findTabs',
              src: 'findTabs',
              onDone: {
                target: 'idle',
                actions: { type: 'setTabs', params: ({ event }) => ({ tabs: event.output }) },
              },
              onError: { target: 'idle', actions: { type: 'setTabs', params: { tabs: [] } } },
            },
          },
        },
      },
      inspector: {
        description: 'Stately’s inspector, which sees what the log shows.',
        initial: 'closed',
        states: {
          closed: {
            description: 'Nothing leaves the site.',
            on: { 'live.inspect': { target: 'open' } },
          },
          refused: {
            description: 'The browser has opened no window.',
            on: { 'live.inspect': { target: 'open' } },
          },
          open: {
            description: 'The inspector has a window of its own.',
            invoke: { id: 'inspector', src: 'inspector', onError: { target: 'refused' } },
            initial: 'connecting',
            on: {
              'inspector.refused': { target: 'refused' },
              'live.inspect': { target: 'open', reenter: true },
            },
            states: {
              connecting: {
                description: 'The inspector is loading.',
                on: { 'inspector.connected': { target: 'connected', actions: 'passAll' } },
              },
              connected: {
                description: 'The inspector receives what is recorded.',
                on: {
                  // It was reloaded, and knows nothing.
                  'inspector.connected': { actions: 'passAll' },
                  'live.recorded': { actions: { type: 'pass', params: ({ event }) => event } },
                },
              },
            },
          },
        },
      },
    },
  });

export type LiveMachine = ReturnType<typeof createLiveMachine>;
export type LiveActor = ActorRefFrom<LiveMachine>;
export type LiveSnapshot = SnapshotFrom<LiveMachine>;
