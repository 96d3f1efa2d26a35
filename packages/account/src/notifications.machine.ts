/** Shows nothing until the read ids are loaded, because read notifications would appear unread (DSH-2). */
import { eventOf, type Listener, type NoticeEvent } from '@loomwright/kit';
import type { RecordEvent, RecordFact, Records } from '@loomwright/storage';
import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  type Message,
  NOTHING_READ,
  type ReadIds,
  type ReadIdsCommand,
  readIdsReducer,
  unreadIdsOf,
} from './notification.ts';
import { createNotificationsCodec } from './notifications-codec.ts';
import { allReadText, arrivedText, markedText } from './notifications-words.ts';
import { sampleMessages } from './sample-messages.ts';

export type NotificationsEvent =
  | { readonly type: 'notification.markRead'; readonly id: number }
  | { readonly type: 'notification.markAllRead' }
  | RecordFact<ReadIds>;

export interface NotificationsInput {
  readonly userId: number;
  readonly isAdmin: boolean;
  readonly openedAt: number;
  readonly notices: Listener<NoticeEvent>;
}

export interface NotificationsContext extends NotificationsInput {
  readonly messages: readonly Message[];
  readonly readIds: ReadIds | undefined;
}

const unreadIn = ({ messages, readIds = NOTHING_READ }: NotificationsContext) =>
  unreadIdsOf(messages, readIds);

export const createNotificationsMachine = ({ records }: { readonly records: Records }) => {
  const recordOf = ({ context: { userId } }: { readonly context: NotificationsContext }) =>
    records.open({ codec: createNotificationsCodec(userId), reduce: readIdsReducer }).actor;

  return setup({
    types: {
      context: {} as NotificationsContext,
      events: {} as NotificationsEvent,
      input: {} as NotificationsInput,
    },
    actions: {
      followRecord: sendTo(recordOf, ({ self }) => ({ type: 'record.follow', listener: self })),
      keepReadIds: assign(({ event }) => ({ readIds: eventOf(event, 'record.updated').value })),
      markRead: sendTo(
        recordOf,
        (_, { ids }: { ids: readonly number[] }): RecordEvent<ReadIds, ReadIdsCommand> => ({
          type: 'record.apply',
          command: { kind: 'markRead', ids },
        }),
      ),
      announce: sendTo(
        ({ context }) => context.notices,
        (_, { text }: { text: string }): NoticeEvent => ({ type: 'notice.announce', text }),
      ),
    },
    guards: {
      isReadKnown: ({ context }) => context.readIds !== undefined,
      isUnread: ({ context, event }) =>
        unreadIn(context).includes(eventOf(event, 'notification.markRead').id),
      hasUnread: ({ context }) => unreadIn(context).length > 0,
    },
    delays: { fetchMs: 500 },
  }).createMachine({
    id: 'notifications',
    description: 'The notifications of an account.',
    context: ({ input }) => ({
      ...input,
      messages: sampleMessages(input.isAdmin, input.openedAt),
      readIds: undefined,
    }),
    initial: 'loading',
    entry: 'followRecord',
    on: { 'record.updated': { actions: 'keepReadIds' } },
    states: {
      loading: {
        description: 'Waits for the notifications and for the record.',
        initial: 'fetching',
        states: {
          fetching: {
            description: 'Waits for the notifications; the delay is simulated.',
            after: {
              fetchMs: { target: 'readingRecord' },
            },
          },
          readingRecord: {
            description: 'Waits for the record of read notifications.',
            always: { guard: 'isReadKnown', target: '#notifications.shown' },
          },
        },
      },
      shown: {
        description: 'Shows the notifications; each can be marked as read.',
        entry: {
          type: 'announce',
          params: ({ context }) => ({
            text: arrivedText(context.messages.length, unreadIn(context).length),
          }),
        },
        on: {
          'notification.markRead': {
            guard: 'isUnread',
            actions: [
              { type: 'markRead', params: ({ event }) => ({ ids: [event.id] }) },
              {
                type: 'announce',
                params: ({ context }) => ({ text: markedText(unreadIn(context).length - 1) }),
              },
            ],
          },
          'notification.markAllRead': {
            guard: 'hasUnread',
            actions: [
              { type: 'markRead', params: ({ context }) => ({ ids: unreadIn(context) }) },
              { type: 'announce', params: { text: allReadText } },
            ],
          },
        },
      },
    },
  });
};

export type NotificationsMachine = ReturnType<typeof createNotificationsMachine>;
export type NotificationsSnapshot = SnapshotFrom<NotificationsMachine>;
