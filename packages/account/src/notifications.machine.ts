/**
 * The notifications of an account (DSH-2): they arrive a moment after the page, and are marked read singly and all.
 * Which ones were read is a stored record (STO-1, STO-4), so it is there after a reload and in the other tabs. They are
 * not shown before it is known: nothing read turns up as unread. What happens is said to the listener (A11-1).
 */
import type { Listener } from '@loomwright/kit';
import {
  createRecordMachine,
  type KeyValueStore,
  type Log,
  type RecordFact,
  type RefusalReason,
} from '@loomwright/storage';
import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
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

/** What the listener is told: words to read out, and that this browser does not keep what was read. */
export type NotificationsFact =
  | { readonly type: 'results.changed'; readonly text: string }
  | { readonly type: 'storage.refused'; readonly reason: RefusalReason };

export type NotificationsEvent =
  | { readonly type: 'notification.markRead'; readonly id: number }
  | { readonly type: 'notification.markAllRead' }
  | { readonly type: 'page.hiding' }
  | RecordFact<ReadIds>;

export interface NotificationsInput {
  readonly userId: number;
  readonly isAdmin: boolean;
  readonly listener: Listener<NotificationsFact>;
}

export interface NotificationsContext extends NotificationsInput {
  readonly messages: readonly Message[];
  /** When they arrived, in epoch milliseconds. */
  readonly arrivedAt: number;
  /** Missing until it is known. */
  readonly readIds: ReadIds | undefined;
}

export interface NotificationsPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
  /** The time, in epoch milliseconds. */
  readonly now: () => number;
}

const unreadIn = ({ messages, readIds = NOTHING_READ }: NotificationsContext) =>
  unreadIdsOf(messages, readIds);

const arrival = (isAdmin: boolean, arrivedAt: number) => ({
  messages: sampleMessages(isAdmin, arrivedAt),
  arrivedAt,
});

export const createNotificationsMachine = ({ store, log, now }: NotificationsPorts) =>
  setup({
    types: {
      context: {} as NotificationsContext,
      events: {} as NotificationsEvent,
      input: {} as NotificationsInput,
    },
    actors: {
      readIdsRecord: createRecordMachine<ReadIds, ReadIdsCommand>({ store, log, reduce: readIdsReducer }),
    },
    actions: {
      arrive: assign(({ context }) => arrival(context.isAdmin, now())),
      keepReadIds: assign({ readIds: (_, { value }: { value: ReadIds }) => value }),
      makeDoWithReadIds: assign({ readIds: ({ context }) => context.readIds ?? NOTHING_READ }),
      markRead: sendTo('readIdsRecord', (_, { ids }: { ids: readonly number[] }) => ({
        type: 'record.apply',
        command: { kind: 'markRead', ids },
      })),
      flushRecord: sendTo('readIdsRecord', { type: 'record.flush' }),
      announce: sendTo(
        ({ context }) => context.listener,
        (_, params: { text: string }): NotificationsFact => ({ type: 'results.changed', ...params }),
      ),
      sayRefused: sendTo(
        ({ context }) => context.listener,
        (_, { reason }: { reason: RefusalReason }): NotificationsFact => ({
          type: 'storage.refused',
          reason,
        }),
      ),
    },
    guards: {
      isReadKnown: ({ context }) => context.readIds !== undefined,
      isUnread: ({ context }, { id }: { id: number }) => unreadIn(context).includes(id),
      hasUnread: ({ context }) => unreadIn(context).length > 0,
    },
    delays: { arriveMs: 500 },
  }).createMachine({
    id: 'notifications',
    description: 'The notifications of an account.',
    context: ({ input }) => ({ ...input, messages: [], arrivedAt: 0, readIds: undefined }),
    initial: 'loading',
    invoke: {
      id: 'readIdsRecord',
      src: 'readIdsRecord',
      input: ({ context, self }) => ({ listener: self, codec: createNotificationsCodec(context.userId) }),
      onError: {
        actions: ['makeDoWithReadIds', { type: 'sayRefused', params: { reason: 'blocked' } }],
      },
    },
    on: {
      'page.hiding': { actions: 'flushRecord' },
      'record.updated': { actions: { type: 'keepReadIds', params: ({ event }) => event } },
      'record.refused': { actions: { type: 'sayRefused', params: ({ event }) => event } },
    },
    states: {
      loading: {
        description: 'Nothing is shown yet.',
        initial: 'arriving',
        states: {
          arriving: {
            description: 'The notifications are on their way: a mocked wait.',
            after: {
              arriveMs: { target: 'recalling', actions: 'arrive' },
            },
          },
          recalling: {
            description: 'They are here; which of them were read may not be known yet.',
            always: { guard: 'isReadKnown', target: '#notifications.shown' },
          },
        },
      },
      shown: {
        description: 'The notifications are shown, and can be marked as read.',
        entry: {
          type: 'announce',
          params: ({ context }) => ({
            text: arrivedText(context.messages.length, unreadIn(context).length),
          }),
        },
        on: {
          'notification.markRead': {
            guard: { type: 'isUnread', params: ({ event }) => event },
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

export type NotificationsMachine = ReturnType<typeof createNotificationsMachine>;
export type NotificationsActor = ActorRefFrom<NotificationsMachine>;
export type NotificationsSnapshot = SnapshotFrom<NotificationsMachine>;
