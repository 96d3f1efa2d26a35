import { type Delivery, type RetrySchedule, remainingMs } from '@loomwright/delivery';
import { match } from 'ts-pattern';
import type { OutboxHealth } from './outbox.ts';

interface Resting {
  readonly delivery: Delivery;
  /** In milliseconds of the monotonic clock. */
  readonly due: number;
}

export interface PendingDeliveriesOptions {
  readonly schedule: RetrySchedule;
  readonly now: () => number;
}

/** Unsent deliveries in their last stored state, without their messages. */
export const createPendingDeliveries = ({ now, schedule }: PendingDeliveriesOptions) => {
  const waiting = new Map<string, Resting>();
  const undeliverable = new Map<string, Delivery>();

  const forget = (id: string) => {
    waiting.delete(id);
    undeliverable.delete(id);
  };
  const wait = (delivery: Delivery, pauseMs: number) => {
    undeliverable.delete(delivery.id);
    waiting.set(delivery.id, { delivery, due: performance.now() + pauseMs });
  };
  const all = () => [...[...waiting.values()].map(({ delivery }) => delivery), ...undeliverable.values()];

  return {
    all,
    forget,
    wait,
    put: (delivery: Delivery) => {
      match(delivery.status)
        .with('queued', () => wait(delivery, 0))
        .with('waiting', () => wait(delivery, remainingMs(schedule, delivery, now())))
        .with('undeliverable', () => {
          waiting.delete(delivery.id);
          undeliverable.set(delivery.id, delivery);
        })
        .with('sent', () => forget(delivery.id))
        .exhaustive();
    },
    find: (id: string): Delivery | undefined => waiting.get(id)?.delivery ?? undeliverable.get(id),
    boxOf: (id: string) => (undeliverable.has(id) ? 'undeliverable' : 'queue'),
    countWaiting: () => waiting.size,
    health: (): Omit<OutboxHealth, 'isHealthy'> => {
      let since: number | undefined;
      for (const { delivery } of waiting.values())
        since = Math.min(since ?? delivery.acceptedAt, delivery.acceptedAt);
      return { waiting: waiting.size, since, undeliverable: undeliverable.size };
    },
    /** The oldest delivery that is due or, if none is due, the milliseconds until the next one. */
    next: (isMoving: (id: string) => boolean): { readonly oldest?: Delivery; readonly pauseMs?: number } => {
      const time = performance.now();
      let oldest: Delivery | undefined;
      let soonest: number | undefined;
      for (const { delivery, due } of waiting.values()) {
        if (isMoving(delivery.id)) continue;
        if (due > time) soonest = Math.min(soonest ?? due, due);
        else if (!oldest || delivery.acceptedAt < oldest.acceptedAt) oldest = delivery;
      }
      if (oldest) return { oldest };
      return soonest === undefined ? {} : { pauseMs: Math.ceil(soonest - time) };
    },
  } as const;
};
