import { describe, expect, it } from 'vitest';
import { requeue, settle } from '../src/delivery.ts';
import { isCopy, numberOf, pauseMs, RETRY_SCHEDULE, toDeliveries, toDelivery } from '../src/index.ts';
import { SENT_AT, SHORT_SCHEDULE, sampleDeliveries, sampleMessage } from '../src/testing/index.ts';

const queued = toDelivery('M-7K3Q-9F2M', SENT_AT);
const deferred = { kind: 'deferred', reason: 'the mail server answered 451' } as const;
const refused = { kind: 'refused', reason: 'the mail server answered 550' } as const;

describe('the mails of a message', () => {
  it('are one to the company, and a copy if the visitor wants it', { tags: ['DLV-1'] }, () => {
    expect(sampleDeliveries().map(({ id }) => id)).toEqual(['M-7K3Q-9F2M']);
    const message = sampleMessage('M-7K3Q-9F2M', true);
    expect(toDeliveries(message)).toEqual([
      {
        id: 'M-7K3Q-9F2M',
        status: 'queued',
        attempts: 0,
        acceptedAt: message.acceptedAt,
        dueAt: message.acceptedAt,
        reason: '',
      },
      expect.objectContaining({ id: 'M-7K3Q-9F2M.copy', status: 'queued' }),
    ]);
    expect(toDeliveries(message).map((one) => [isCopy(one), numberOf(one)])).toEqual([
      [false, 'M-7K3Q-9F2M'],
      [true, 'M-7K3Q-9F2M'],
    ]);
  });
});

describe('the outcome of an attempt', { tags: ['DLV-1'] }, () => {
  it('a mail that the server accepted is sent, and earlier failures are cleared', () => {
    const once = settle(SHORT_SCHEDULE, queued, deferred, SENT_AT);
    expect(settle(SHORT_SCHEDULE, once, { kind: 'sent' }, SENT_AT + 30_000)).toEqual({
      ...once,
      status: 'sent',
      attempts: 2,
      reason: '',
    });
  });

  it('a temporary failure pauses, twice as long the second time', () => {
    const [first, second, third] = [1, 2, 3].map((times) =>
      Array.from({ length: times }).reduce(
        (delivery: typeof queued) => settle(SHORT_SCHEDULE, delivery, deferred, SENT_AT),
        queued,
      ),
    );
    expect(first).toEqual({
      ...queued,
      status: 'waiting',
      attempts: 1,
      dueAt: SENT_AT + 30_000,
      reason: deferred.reason,
    });
    expect(second).toEqual({ ...first, attempts: 2, dueAt: SENT_AT + 60_000 });
    expect(third).toEqual({ ...second, status: 'undeliverable', attempts: 3 });
  });

  it('a refusal is permanent, and its reason is kept until the operator retries', () => {
    const given = settle(SHORT_SCHEDULE, queued, refused, SENT_AT);
    expect(given).toEqual({ ...queued, status: 'undeliverable', attempts: 1, reason: refused.reason });
    expect(requeue(given)).toEqual({ ...given, status: 'queued', attempts: 0, reason: '' });
  });
});

describe('the schedule', { tags: ['DLV-1'] }, () => {
  it('waits half an hour from the seventh failure on', () => {
    const pauses = Array.from({ length: RETRY_SCHEDULE.maxAttempts - 1 }, (_, failures) =>
      pauseMs(RETRY_SCHEDULE, failures + 1),
    );
    expect(pauses.slice(0, 3)).toEqual([30_000, 60_000, 120_000]);
    expect(pauses.findIndex((pause) => pause >= 30 * 60_000)).toBe(6);
    expect(Math.max(...pauses)).toBe(4 * 3_600_000);
    const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400_000;
    expect(days).toBeGreaterThan(4);
    expect(days).toBeLessThan(5);
  });

  it('a delivery that was never attempted would wait the first pause', () => {
    expect(pauseMs(SHORT_SCHEDULE, 0)).toBe(SHORT_SCHEDULE.firstMs);
  });
});
