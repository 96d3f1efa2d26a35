/** The list at `/activity` (STO-4). Clearing removes only the entries shown. */
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
  /** In the order in which they were added. */
  readonly entries: Activity;
  /** The entries that an undo restores. */
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
      loading: { description: 'Waits for the entries to be read.' },
      shown: {
        description: 'Shows the stored entries; clears them, or restores what was cleared.',
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
