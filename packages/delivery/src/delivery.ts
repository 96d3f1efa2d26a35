import { match } from 'ts-pattern';
import * as z from 'zod/mini';

/** The state of a delivery at rest; only `sent` is final. */
export const DELIVERY_STATUSES = ['queued', 'waiting', 'sent', 'undeliverable'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** One mail of a message on its way: to the company, or the copy to the visitor. It is stored with its message. */
export interface Delivery {
  /** The number of the message, with `.copy` for the visitor's. */
  readonly id: string;
  readonly status: DeliveryStatus;
  /** How often it was tried since it was accepted or the operator last retried it. */
  readonly attempts: number;
  /** When the message was accepted; all times are epoch milliseconds. */
  readonly acceptedAt: number;
  /** When the next attempt is due; for `waiting` only. */
  readonly dueAt: number;
  /** Why the last attempt failed, in one line without a word of the visitor; empty when none did. */
  readonly reason: string;
}

export const deliverySchema: z.ZodMiniType<Delivery> = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}(?:\.copy)?$/)),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int().check(z.gte(0)),
  acceptedAt: z.int(),
  dueAt: z.int(),
  reason: z.string(),
});

/** The outcome of an attempt: accepted by the mail server, to be tried again, or refused for good. */
export type AttemptOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'deferred'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** When a delivery is tried again, and when it is given up. */
export interface RetrySchedule {
  /** The pause after the first failure, in milliseconds; it doubles with each further one. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** Attempts are counted, not days: a clock that jumps gives nothing up. */
  readonly maxAttempts: number;
}

/**
 * Half a minute, doubling to four hours, and 38 attempts: given up after almost five days, as RFC 5321 (section 4.5.4.1) asks of a
 * sender; its pause of thirty minutes is reached with the seventh.
 */
export const RETRY_SCHEDULE: RetrySchedule = {
  firstMs: 30_000,
  longestMs: 4 * 3_600_000,
  maxAttempts: 38,
};

const COPY = '.copy';

/** Whether a delivery is the copy to the visitor. */
export const isCopy = ({ id }: Pick<Delivery, 'id'>): boolean => id.endsWith(COPY);

/** The number of the message that a delivery is of. */
export const numberOf = ({ id }: Pick<Delivery, 'id'>): string =>
  isCopy({ id }) ? id.slice(0, -COPY.length) : id;

/** A delivery as it is accepted at a time. */
export const toDelivery = (id: string, acceptedAt: number): Delivery => ({
  id,
  status: 'queued',
  attempts: 0,
  acceptedAt,
  dueAt: acceptedAt,
  reason: '',
});

/** The deliveries of a message: the mail to the company, and the copy that the visitor wants. */
export const toDeliveries = ({
  acceptedAt,
  number,
  wantsCopy,
}: {
  readonly acceptedAt: number;
  readonly number: string;
  readonly wantsCopy: boolean;
}): readonly Delivery[] => [
  toDelivery(number, acceptedAt),
  ...(wantsCopy ? [toDelivery(`${number}${COPY}`, acceptedAt)] : []),
];

/** The pause after so many failed attempts, in milliseconds. */
export const pauseMs = ({ firstMs, longestMs }: RetrySchedule, attempts: number): number =>
  Math.min(firstMs * 2 ** Math.max(0, attempts - 1), longestMs);

/** How long a waiting delivery has to wait from now on: never longer than its pause, whatever the clock did. */
export const remainingMs = (schedule: RetrySchedule, { attempts, dueAt }: Delivery, now: number): number =>
  Math.max(0, Math.min(dueAt - now, pauseMs(schedule, attempts)));

/** A delivery after an attempt that ended at a time. */
export const settle = (
  schedule: RetrySchedule,
  delivery: Delivery,
  outcome: AttemptOutcome,
  at: number,
): Delivery => {
  const attempts = delivery.attempts + 1;
  return match(outcome)
    .with({ kind: 'sent' }, () => ({ ...delivery, attempts, status: 'sent' as const, reason: '' }))
    .with({ kind: 'refused' }, ({ reason }) => ({
      ...delivery,
      attempts,
      reason,
      status: 'undeliverable' as const,
    }))
    .with({ kind: 'deferred' }, ({ reason }) => ({
      ...delivery,
      attempts,
      reason,
      ...(attempts < schedule.maxAttempts
        ? { status: 'waiting' as const, dueAt: at + pauseMs(schedule, attempts) }
        : { status: 'undeliverable' as const }),
    }))
    .exhaustive();
};

/** A delivery that the operator wants tried again now, from the first attempt on. */
export const requeue = (delivery: Delivery): Delivery => ({
  ...delivery,
  status: 'queued',
  attempts: 0,
  reason: '',
});
