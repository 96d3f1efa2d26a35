/** Records actors on request, and forwards records to Stately's inspector (LAB-2, LAB-3). */
import {
  type ActorRefFrom,
  assign,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import { addRecords, clear, EMPTY_LOG, type LiveLog, resume, select } from './log.ts';
import type { LiveRecord } from './recorder.ts';

export interface LiveTab {
  /** Changes when the tab reloads. */
  readonly id: string;
  readonly title: string;
}

export type LogShape = 'list' | 'sequence';

export type LiveEvent =
  | { readonly type: 'live.start'; readonly tab?: LiveTab }
  | { readonly type: 'live.pause' }
  | { readonly type: 'live.resume' }
  | { readonly type: 'live.clear' }
  | { readonly type: 'live.recorded'; readonly records: readonly LiveRecord[] }
  /** The other tab was closed or navigated to another page. */
  | { readonly type: 'live.ended' }
  | { readonly type: 'live.filter'; readonly text: string }
  /** `place` is a record number; undefined selects the newest. */
  | { readonly type: 'live.select'; readonly place?: number }
  | { readonly type: 'live.show'; readonly shape: LogShape }
  | { readonly type: 'live.findTabs' }
  | { readonly type: 'live.inspect' }
  | { readonly type: 'inspector.connected' }
  | { readonly type: 'inspector.refused' };

export interface InspectorWindow {
  readonly send: (records: readonly LiveRecord[]) => void;
  readonly close: () => void;
}

export interface LivePorts {
  /** Reports new events in batches, and the end of the other tab. Without `tabId`, follows this tab. */
  readonly follow: (
    tabId: string | undefined,
    report: (records: readonly LiveRecord[]) => void,
    onEnd: () => void,
  ) => () => void;
  readonly findTabs: (signal: AbortSignal) => Promise<readonly LiveTab[]>;
  /** Returns undefined if the browser blocks the window. */
  readonly openInspector: (onReady: () => void) => InspectorWindow | undefined;
}

interface InspectorInput {
  readonly type: 'inspector.pass';
  readonly records: readonly LiveRecord[];
}

export interface LiveContext {
  readonly log: LiveLog;
  readonly shape: LogShape;
  readonly tabs: readonly LiveTab[] | undefined;
  readonly source: LiveTab | undefined;
}

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
      select: assign(change(select)),
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
    description: 'What happens in the actors of this or another tab.',
    context: { log: EMPTY_LOG, shape: 'list', tabs: undefined, source: undefined },
    type: 'parallel',
    on: {
      'live.clear': { actions: 'clear' },
      'live.filter': { actions: { type: 'setFilter', params: ({ event }) => event } },
      'live.select': { actions: { type: 'select', params: ({ event }) => event } },
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
            description: 'Nothing is recorded. Earlier records can be viewed.',
            on: {
              'live.resume': [
                { guard: { type: 'isOfThisTab', params: {} }, target: 'on', actions: 'resume' },
                // Another tab repeats all its records.
                { target: 'on', actions: 'clear' },
              ],
            },
          },
          ended: {
            description: 'The other tab has stopped responding. Its records can be viewed.',
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
        description: 'Which other tabs are open.',
        initial: 'idle',
        states: {
          idle: {
            description: 'Waits for a request to search for tabs.',
            on: { 'live.findTabs': { target: 'finding' } },
          },
          finding: {
            description: 'Waits for replies from other tabs.',
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
            description: 'Nothing is sent to the inspector.',
            on: { 'live.inspect': { target: 'open' } },
          },
          refused: {
            description: 'The browser has blocked the window.',
            on: { 'live.inspect': { target: 'open' } },
          },
          open: {
            description: 'The inspector is open in its own window.',
            invoke: { id: 'inspector', src: 'inspector', onError: { target: 'refused' } },
            initial: 'connecting',
            on: {
              'inspector.refused': { target: 'refused' },
              'live.inspect': { target: 'open', reenter: true },
            },
            states: {
              connecting: {
                description: 'Waits for the inspector to load.',
                on: { 'inspector.connected': { target: 'connected', actions: 'passAll' } },
              },
              connected: {
                description: 'The inspector receives all records.',
                on: {
                  // A reloaded inspector has lost its records.
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
