/**
 * The delivery of one mail from the outbox (DLV-1, DLV-2). A message that was accepted is queued until it has its turn with the
 * mail server. A failure that may pass makes it wait, longer each time; one that will not, or the last attempt, makes it
 * undeliverable: kept with its reason until the operator retries or drops it. Every outcome is stored before it counts, so
 * that a crash repeats an attempt at most, and never loses one.
 */
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

/** How long an outcome that could not be stored is kept before it is stored again. */
const STORE_AGAIN_MS = 5000;

/** An outcome, with the time at which the attempt ended. */
type Ended = AttemptOutcome & { readonly at: number };

export interface DeliveryPorts {
  /** Sends the mail once. A rejection counts as `deferred`. */
  readonly deliver: (delivery: Delivery, signal: AbortSignal) => Promise<AttemptOutcome>;
  /** Stores a delivery in place of what was stored of it. Rejects when it cannot, as on a full disk. */
  readonly store: (delivery: Delivery) => Promise<void>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** `RETRY_SCHEDULE` when missing. */
  readonly schedule?: RetrySchedule;
}

export interface DeliveryInput {
  readonly delivery: Delivery;
  /** The time now, in epoch milliseconds. */
  readonly at: number;
}

/** `at` is the time of the last outcome, or of the start. */
export type DeliveryContext = DeliveryInput;

export type DeliveryEvent =
  /** The mail server is free: the outbox gives each its turn. */
  | { readonly type: 'turn.given' }
  /** The operator wants it tried again, at once. */
  | { readonly type: 'delivery.retry' }
  /** The operator wants it removed. */
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
      // As if it had broken at the start: the pause counts from now in any case.
      settleBroken: assign(({ context: { at, delivery } }) => ({
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
        description: 'Goes on where it was stored.',
        always: [
          { guard: 'isWaiting', target: 'waiting' },
          { guard: 'isUndeliverable', target: 'undeliverable' },
          { guard: 'isSent', target: 'sent' },
          { target: 'queued' },
        ],
      },
      queued: {
        description: 'Waits for its turn with the mail server.',
        on: { 'turn.given': { target: 'sending' } },
      },
      sending: {
        description: 'Waits for the mail server.',
        invoke: {
          id: 'deliver',
          src: 'deliver',
          input: ({ context }) => context.delivery,
          onDone: { target: 'storing', actions: { type: 'settle', params: ({ event }) => event.output } },
          onError: { target: 'storing', actions: 'settleBroken' },
        },
      },
      storing: {
        description: 'Waits until the outcome is stored.',
        initial: 'trying',
        onDone: { target: 'restored' },
        states: {
          trying: {
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
            description: 'The store is full or away: waits before it is asked again.',
            after: { storeAgainMs: { target: 'trying' } },
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
        description: 'Kept with its reason: waits for the operator.',
        tags: ['resting'],
        on: {
          'delivery.retry': { target: 'storing', actions: 'requeue' },
          'delivery.drop': { target: 'dropped' },
        },
      },
      sent: { description: 'The mail server has it.', tags: ['resting'], type: 'final' },
      dropped: { description: 'The operator removed it.', tags: ['resting'], type: 'final' },
    },
  });
