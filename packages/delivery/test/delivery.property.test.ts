import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requeue, settle } from '../src/delivery.ts';
import {
  type AttemptOutcome,
  type Delivery,
  deliverySchema,
  numberOf,
  pauseMs,
  type RetrySchedule,
  remainingMs,
  toDelivery,
} from '../src/index.ts';
import {
  attemptOutcomes,
  deliveries,
  messages,
  retrySchedules,
  SENT_AT,
  times,
} from '../src/testing/index.ts';

const modelPause = ({ firstMs, longestMs }: RetrySchedule, failures: number): number => {
  let pause = Math.min(firstMs, longestMs);
  for (let failure = 1; failure < failures && pause < longestMs; failure += 1) pause += pause;
  return Math.min(pause, longestMs);
};

const afterAll = (schedule: RetrySchedule, start: Delivery, outcomes: readonly AttemptOutcome[]) =>
  outcomes.reduce((delivery, outcome) => settle(schedule, delivery, outcome, SENT_AT), start);

describe('the pause', () => {
  it('doubles with each failure up to the maximum', { tags: ['DLV-1'] }, () => {
    fc.assert(
      fc.property(retrySchedules, fc.integer({ min: 1, max: 2000 }), (schedule, failures) => {
        const pause = pauseMs(schedule, failures);
        expect(pause).toBe(modelPause(schedule, failures));
        expect(pauseMs(schedule, failures + 1)).toBeGreaterThanOrEqual(pause);
      }),
      runs(1000),
    );
  });

  it('is never extended by a clock jump, and ends when due', { tags: ['DLV-2'] }, () => {
    const seen = { none: 0, part: 0, whole: 0 };
    fc.assert(
      fc.property(retrySchedules, deliveries, times, (schedule, delivery, now) => {
        const remaining = remainingMs(schedule, delivery, now);
        const pause = pauseMs(schedule, delivery.attempts);
        const isDue = delivery.dueAt <= now;
        expect(remaining).toBe(isDue ? 0 : Math.min(delivery.dueAt - now, pause));
        const settled = settle(schedule, delivery, { kind: 'deferred', reason: 'x' }, now);
        if (settled.status === 'waiting') {
          const whole = pauseMs(schedule, settled.attempts);
          const part = Math.floor(whole / 2);
          expect(remainingMs(schedule, settled, now)).toBe(whole);
          expect(remainingMs(schedule, settled, now + part)).toBe(whole - part);
        }
        seen[isDue ? 'none' : remaining === pause ? 'whole' : 'part'] += 1;
      }),
      runs(1000),
    );
    expect(seen.none).toBeGreaterThan(100);
    expect(seen.whole).toBeGreaterThan(100);
  });
});

describe('an attempt', { tags: ['DLV-1'] }, () => {
  it('is counted once, keeps its id, and can be stored', () => {
    fc.assert(
      fc.property(retrySchedules, deliveries, attemptOutcomes, times, (schedule, delivery, outcome, at) => {
        const settled = settle(schedule, delivery, outcome, at);
        expect(settled).toMatchObject({
          id: delivery.id,
          acceptedAt: delivery.acceptedAt,
          attempts: delivery.attempts + 1,
          reason: outcome.kind === 'sent' ? '' : outcome.reason,
        });
        expect(settled.status === 'sent').toBe(outcome.kind === 'sent');
        expect(settled.status).not.toBe('queued');
        if (settled.status !== 'waiting') expect(settled.dueAt).toBe(delivery.dueAt);
        else expect(settled.dueAt - at).toBe(pauseMs(schedule, settled.attempts));
        expect(deliverySchema.parse(JSON.parse(JSON.stringify(settled)))).toEqual(settled);
      }),
      runs(1000),
    );
  });

  it('is the last one exactly when the schedule is exhausted or it was refused', () => {
    fc.assert(
      fc.property(retrySchedules, fc.array(attemptOutcomes, { maxLength: 14 }), (schedule, outcomes) => {
        let delivery = toDelivery('M-7K3Q-9F2M', SENT_AT);
        for (const outcome of outcomes) {
          delivery = settle(schedule, delivery, outcome, SENT_AT);
          const isUsedUp = delivery.attempts >= schedule.maxAttempts;
          expect(delivery.status).toBe(
            outcome.kind === 'sent'
              ? 'sent'
              : outcome.kind === 'refused' || isUsedUp
                ? 'undeliverable'
                : 'waiting',
          );
          if (delivery.status !== 'waiting') break;
        }
      }),
      runs(1000),
    );
  });

  it('requested by the operator restarts the schedule', () => {
    fc.assert(
      fc.property(retrySchedules, deliveries, (schedule, delivery) => {
        const again = requeue(delivery);
        expect(again).toEqual({ ...delivery, status: 'queued', attempts: 0, reason: '' });
        expect(requeue(again)).toEqual(again);
        const failures = Array(schedule.maxAttempts).fill({ kind: 'deferred', reason: 'x' });
        expect(afterAll(schedule, again, failures).status).toBe('undeliverable');
        expect(afterAll(schedule, again, failures.slice(1)).status).not.toBe('undeliverable');
      }),
      runs(100),
    );
  });
});

describe('a delivery', () => {
  it('is read back as stored with any message', { tags: ['DLV-1'] }, () => {
    fc.assert(
      fc.property(deliveries, messages(), (delivery, message) => {
        const stored = { ...delivery, id: message.number };
        expect(deliverySchema.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
        expect(numberOf({ id: `${message.number}.copy` })).toBe(message.number);
      }),
      runs(100),
    );
  });

  it.each(['', '../x', 'a/b', 'M-7K3Q-9F2M.copy.copy', 'M-7K3Q-9F2M\n', '.copy', 'x'.repeat(41)])(
    'is rejected with the id %j, which is not a safe file name',
    { tags: ['DLV-2'] },
    (id) => {
      expect(deliverySchema.safeParse({ ...toDelivery('x', SENT_AT), id }).success).toBe(false);
    },
  );

  it.each([
    { status: 'lost' },
    { attempts: -1 },
    { attempts: 0.5 },
    { acceptedAt: '0' },
    { dueAt: null },
    { reason: 4 },
  ])('is rejected with %j', { tags: ['DLV-2'] }, (wrong) => {
    expect(deliverySchema.safeParse({ ...toDelivery('x', SENT_AT), ...wrong }).success).toBe(false);
  });
});
