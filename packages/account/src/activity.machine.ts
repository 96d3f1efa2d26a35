/**
 * What a member did here lately, as `/activity` lists it (STO-1): read from the stored record and followed in every tab
 * (STO-4). The list can be cleared; until the member leaves the page that can be undone. Clearing takes what was shown
 * and nothing that was noted meanwhile. Both are announced (A11-1).
 */
import type { Listener, NoticeEvent } from '@loomwright/kit';
import { createRecordLink, type RecordFact } from '@loomwright/storage';
import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type Activity, type ActivityCommand, NO_ACTIVITY } from './activity.ts';
import { describeActivity, type MemberRecordsPorts } from './member-records.ts';

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
  /** What can be put back. */
  readonly cleared: Activity;
}

export const createActivityMachine = ({ records, hasAccount }: MemberRecordsPorts) =>
  setup({
    types: {
      context: {} as ActivityContext,
      events: {} as ActivityEvent,
      input: {} as ActivityInput,
    },
    actors: {
      activityRecord: createRecordLink<Activity, ActivityCommand>(records),
    },
    actions: {
      keepEntries: assign({ entries: (_, { value }: { value: Activity }) => value }),
      keepCleared: assign({
        cleared: ({ context: { cleared } }, { entries }: { entries: Activity }) => [...cleared, ...entries],
      }),
      forgetCleared: assign({ cleared: NO_ACTIVITY }),
      changeRecord: sendTo('activityRecord', (_, command: ActivityCommand) => ({
        type: 'record.apply',
        command,
      })),
      announce: sendTo(
        ({ context }) => context.notices,
        (_, { text }: { text: string }): NoticeEvent => ({ type: 'notice.announce', text }),
      ),
    },
    guards: {
      hasEntries: ({ context }) => context.entries.length > 0,
    },
  }).createMachine({
    id: 'activity',
    description: 'What a member did here lately.',
    context: ({ input }) => ({ ...input, entries: NO_ACTIVITY, cleared: NO_ACTIVITY }),
    initial: 'loading',
    invoke: {
      id: 'activityRecord',
      src: 'activityRecord',
      input: ({ context }) => describeActivity(context.userId, hasAccount),
      onError: { target: '.broken' },
    },
    states: {
      loading: {
        description: 'The entries are being read.',
        on: {
          'record.updated': {
            target: 'shown',
            actions: { type: 'keepEntries', params: ({ event }) => event },
          },
        },
      },
      shown: {
        description: 'The entries are shown as they are stored, and can be cleared.',
        initial: 'listed',
        on: {
          'record.updated': { actions: { type: 'keepEntries', params: ({ event }) => event } },
          'activity.clear': {
            guard: 'hasEntries',
            target: '.cleared',
            actions: [
              { type: 'keepCleared', params: ({ context }) => context },
              {
                type: 'changeRecord',
                params: ({ context }) => ({ kind: 'clear', entries: context.entries }),
              },
              { type: 'announce', params: { text: 'Activity cleared' } },
            ],
          },
        },
        states: {
          listed: { description: 'Nothing was cleared that could be put back.' },
          cleared: {
            description: 'The list was cleared, and can be put back; what was noted since is shown.',
            on: {
              'activity.undoClear': {
                target: 'listed',
                actions: [
                  {
                    type: 'changeRecord',
                    params: ({ context }) => ({ kind: 'restore', entries: context.cleared }),
                  },
                  'forgetCleared',
                  { type: 'announce', params: { text: 'Activity put back' } },
                ],
              },
            },
          },
        },
      },
      broken: { description: 'What keeps the entries broke: what is known is shown, and stays as it is.' },
    },
  });

export type ActivityMachine = ReturnType<typeof createActivityMachine>;
export type ActivityActor = ActorRefFrom<ActivityMachine>;
export type ActivitySnapshot = SnapshotFrom<ActivityMachine>;
