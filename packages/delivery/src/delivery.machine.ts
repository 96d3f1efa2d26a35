/** Each outcome is stored before it takes effect: a crash may repeat an attempt but loses no email (DLV-2). */
import { assign, fromPromise, setup } from 'xstate';
import {
  type AttemptOutcome,
  type Delivery,
  RETRY_SCHEDULE,
  type RetrySchedule,
  remainingMs,
  requeue,
  settle,
} from './delivery.ts';

const STORE_AGAIN_MS = 5000;

type Ended = AttemptOutcome & { readonly at: number };

export interface DeliveryPorts {
  /** Sends the mail once. A rejection counts as `deferred`. */
  readonly deliver: (delivery: Delivery, signal: AbortSignal) => Promise<AttemptOutcome>;
  /** Replaces the stored delivery. A rejection, as on a full disk, is retried. */
  readonly store: (delivery: Delivery) => Promise<void>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Default: `RETRY_SCHEDULE`. */
  readonly schedule?: RetrySchedule;
}

export interface DeliveryInput {
  readonly delivery: Delivery;
  readonly at: number;
}

export type DeliveryContext = DeliveryInput;

export type DeliveryEvent =
  | { readonly type: 'turn.granted' }
  | { readonly type: 'delivery.retry' }
  | { readonly type: 'delivery.drop' };

export const createDeliveryMachine = ({ deliver, store, now, schedule = RETRY_SCHEDULE }: DeliveryPorts) =>
  setup({
    types: { context: {} as DeliveryContext, events: {} as DeliveryEvent, input: {} as DeliveryInput },
    actors: {
      deliver: fromPromise<Ended, Delivery>(async ({ input, signal }) => {
        const outcome = await deliver(input, signal);
        return { ...outcome, at: now() };
      }),
      store: fromPromise<void, Delivery>(({ input }) => store(input)),
    },
    actions: {
      settle: assign(({ context: { delivery } }, { at, ...outcome }: Ended) => ({
        delivery: settle(schedule, delivery, outcome, at),
        at,
      })),
      // The full pause applies even if `at` is old, since `pauseMs` uses the same `at`.
      settleRejected: assign(({ context: { at, delivery } }) => ({
        delivery: settle(schedule, delivery, { kind: 'deferred', reason: 'the attempt broke off' }, at),
      })),
      requeue: assign(({ context: { delivery } }) => ({ delivery: requeue(delivery) })),
    },
    guards: {
      isWaiting: ({ context }) => context.delivery.status === 'waiting',
      isUndeliverable: ({ context }) => context.delivery.status === 'undeliverable',
      isSent: ({ context }) => context.delivery.status === 'sent',
    },
    delays: {
      pauseMs: ({ context }) => remainingMs(schedule, context.delivery, context.at),
      storeAgainMs: STORE_AGAIN_MS,
    },
  }).createMachine({
    id: 'delivery',
    description: 'One mail of the outbox.',
    context: ({ input }) => input,
    initial: 'restored',
    states: {
      restored: {
        description: 'Resumes from the stored status.',
        always: [
          { guard: 'isWaiting', target: 'waiting' },
          { guard: 'isUndeliverable', target: 'undeliverable' },
          { guard: 'isSent', target: 'sent' },
          { target: 'queued' },
        ],
      },
      queued: {
        description: 'Waits for its turn with the mail server.',
        on: { 'turn.granted': { target: 'sending' } },
      },
      sending: {
        description: 'Waits for the reply of the mail server.',
        invoke: {
          id: 'deliver',
          src: 'deliver',
          input: ({ context }) => context.delivery,
          onDone: { target: 'storing', actions: { type: 'settle', params: ({ event }) => event.output } },
          onError: { target: 'storing', actions: 'settleRejected' },
        },
      },
      storing: {
        description: 'Waits until the outcome is stored.',
        initial: 'writing',
        onDone: { target: 'restored' },
        states: {
          writing: {
            description: 'Waits for the store.',
            invoke: {
              id: 'store',
              src: 'store',
              input: ({ context }) => context.delivery,
              onDone: { target: 'stored' },
              onError: { target: 'refused' },
            },
          },
          refused: {
            description: 'Storing failed, as on a full disk: waits before the next try.',
            after: { storeAgainMs: { target: 'writing' } },
          },
          stored: { description: 'The outcome is stored.', type: 'final' },
        },
      },
      waiting: {
        description: 'Waits until the next attempt is due.',
        tags: ['resting'],
        after: { pauseMs: { target: 'queued' } },
        on: { 'delivery.retry': { target: 'storing', actions: 'requeue' } },
      },
      undeliverable: {
        description: 'Waits for the operator to retry or drop it.',
        tags: ['resting'],
        on: {
          'delivery.retry': { target: 'storing', actions: 'requeue' },
          'delivery.drop': { target: 'dropped' },
        },
      },
      sent: { description: 'The mail server accepted it.', tags: ['resting'], type: 'final' },
      dropped: { description: 'The operator removed it.', tags: ['resting'], type: 'final' },
    },
  });
