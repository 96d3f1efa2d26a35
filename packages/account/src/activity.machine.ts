/**
 * The recent activity of a member, as `/activity` lists it (STO-1): read from the stored record and followed in every tab
 * (STO-4). The list can be cleared; until the member leaves the page that can be undone. Clearing removes the entries
 * shown and none added meanwhile. Both are announced (A11-1).
 */
import { eventOf, type Listener, type NoticeEvent } from '@loomwright/kit';
import type { RecordEvent, RecordFact, Records } from '@loomwright/storage';
import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type Activity, type ActivityCommand, NO_ACTIVITY } from './activity.ts';
import { activityRecord } from './member-records.ts';

export type ActivityEvent =
  | { readonly type: 'activity.clear' }
  | { readonly type: 'activity.undoClear' }
  | RecordFact<Activity>;

export interface ActivityInput {
  readonly userId: number;
  readonly notices: Listener<NoticeEvent>;
}

export interface ActivityContext extends ActivityInput {
  /** Oldest first; none until they are known. */
  readonly entries: Activity;
  /** The entries that can be put back. */
  readonly cleared: Activity;
}

type ActivityRecordEvent = RecordEvent<Activity, ActivityCommand>;

export const createActivityMachine = ({ records }: { readonly records: Records }) => {
  const recordOf = ({ context: { userId } }: { readonly context: ActivityContext }) =>
    records.open(activityRecord(userId)).actor;

  return setup({
    types: {
      context: {} as ActivityContext,
      events: {} as ActivityEvent,
      input: {} as ActivityInput,
    },
    actions: {
      followRecord: sendTo(recordOf, ({ self }) => ({ type: 'record.follow', listener: self })),
      keepEntries: assign(({ event }) => ({ entries: eventOf(event, 'record.updated').value })),
      keepCleared: assign({ cleared: ({ context: { cleared, entries } }) => [...cleared, ...entries] }),
      forgetCleared: assign({ cleared: NO_ACTIVITY }),
      clearRecord: sendTo(
        recordOf,
        ({ context }): ActivityRecordEvent => ({
          type: 'record.apply',
          command: { kind: 'clear', entries: context.entries },
        }),
      ),
      restoreRecord: sendTo(
        recordOf,
        ({ context }): ActivityRecordEvent => ({
          type: 'record.apply',
          command: { kind: 'restore', entries: context.cleared },
        }),
      ),
      announce: sendTo(
        ({ context }) => context.notices,
        (_, { text }: { text: string }): NoticeEvent => ({ type: 'notice.announce', text }),
      ),
    },
    guards: {
      hasEntries: ({ context }) => context.entries.length > 0,
      hasCleared: ({ context }) => context.cleared.length > 0,
    },
  }).createMachine({
    id: 'activity',
    description: 'The recent activity of a member.',
    context: ({ input }) => ({ ...input, entries: NO_ACTIVITY, cleared: NO_ACTIVITY }),
    initial: 'loading',
    entry: 'followRecord',
    on: { 'record.updated': { target: '.shown', actions: 'keepEntries' } },
    states: {
      loading: { description: 'Waits until the entries are read.' },
      shown: {
        description:
          'The entries are shown as they are stored; they can be cleared, and what was cleared put back.',
        on: {
          'activity.clear': {
            guard: 'hasEntries',
            actions: [
              'keepCleared',
              'clearRecord',
              { type: 'announce', params: { text: 'Activity cleared' } },
            ],
          },
          'activity.undoClear': {
            guard: 'hasCleared',
            actions: [
              'restoreRecord',
              'forgetCleared',
              { type: 'announce', params: { text: 'Activity put back' } },
            ],
          },
        },
      },
    },
  });
};

export type ActivitySnapshot = SnapshotFrom<ReturnType<typeof createActivityMachine>>;
