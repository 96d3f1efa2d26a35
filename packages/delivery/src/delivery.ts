import { match } from 'ts-pattern';
import * as z from 'zod/mini';

/** Only `sent` is final. */
export const DELIVERY_STATUSES = ['queued', 'waiting', 'sent', 'undeliverable'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** One email about a message: the company's, or the visitor's copy. */
export interface Delivery {
  /** The message number, followed by `.copy` for the visitor's copy. */
  readonly id: string;
  readonly status: DeliveryStatus;
  /** Attempts since the message was accepted, or since the operator last retried it. */
  readonly attempts: number;
  /** All times are epoch milliseconds. */
  readonly acceptedAt: number;
  /** When the next attempt is due; only meaningful for `waiting`. */
  readonly dueAt: number;
  /** Why the last attempt failed, on one line without visitor text; otherwise empty. */
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

/** `deferred` is retried; `refused` is permanent. */
export type AttemptOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'deferred'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string };

export interface RetrySchedule {
  /** The pause after the first failure; it doubles after each further one, up to `longestMs`. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** Limits attempts rather than days, so a clock jump cannot exhaust it. */
  readonly maxAttempts: number;
}

/** Gives up after almost five days. Pauses exceed 30 minutes from the seventh on (RFC 5321, 4.5.4.1). */
export const RETRY_SCHEDULE: RetrySchedule = {
  firstMs: 30_000,
  longestMs: 4 * 3_600_000,
  maxAttempts: 38,
};

const COPY = '.copy';

export const isCopy = ({ id }: Pick<Delivery, 'id'>): boolean => id.endsWith(COPY);

export const numberOf = ({ id }: Pick<Delivery, 'id'>): string =>
  isCopy({ id }) ? id.slice(0, -COPY.length) : id;

export const toDelivery = (id: string, acceptedAt: number): Delivery => ({
  id,
  status: 'queued',
  attempts: 0,
  acceptedAt,
  dueAt: acceptedAt,
  reason: '',
});

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

export const pauseMs = ({ firstMs, longestMs }: RetrySchedule, attempts: number): number =>
  Math.min(firstMs * 2 ** Math.max(0, attempts - 1), longestMs);

/** Never longer than the pause, even if the clock jumps. */
export const remainingMs = (schedule: RetrySchedule, { attempts, dueAt }: Delivery, now: number): number =>
  Math.max(0, Math.min(dueAt - now, pauseMs(schedule, attempts)));

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

export const requeue = (delivery: Delivery): Delivery => ({
  ...delivery,
  status: 'queued',
  attempts: 0,
  reason: '',
});
