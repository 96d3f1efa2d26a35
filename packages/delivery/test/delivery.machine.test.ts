import { createStepper, startActor } from '@loomwright/machine-testing';
import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import {
  type AttemptOutcome,
  createDeliveryMachine,
  type Delivery,
  type DeliveryPorts,
  RETRY_SCHEDULE,
  toDelivery,
} from '../src/index.ts';
import { createDeliveryBench, SENT_AT, SHORT_SCHEDULE } from '../src/testing/index.ts';

const queued = toDelivery('M-7K3Q-9F2M', SENT_AT);
const deferred = { kind: 'deferred', reason: 'the mail server answered 451' } as const;
const refused = { kind: 'refused', reason: 'the mail server answered 550' } as const;

describe('a mail', () => {
  it('waits for its turn, is sent once, and counts as sent only once stored', { tags: ['DLV-1'] }, () => {
    const { stepper, delivery, stored, take, isResting } = createDeliveryBench();
    expect([stepper.snapshot.value, stepper.running, isResting()]).toEqual(['queued', [], false]);
    take({ type: 'turn.granted' });
    expect([stepper.running, stepper.inputOf('deliver')]).toEqual([['deliver'], queued]);
    take({ type: 'turn.granted' });
    take({ type: 'done.deliver', output: { kind: 'sent' } });
    expect(stepper.snapshot.value).toEqual({ storing: 'writing' });
    expect([delivery().status, stored().status, isResting()]).toEqual(['sent', 'queued', false]);
    take({ type: 'done.store' });
    expect([stepper.snapshot.value, stepper.snapshot.status]).toEqual(['sent', 'done']);
    expect([stored(), isResting()]).toEqual([{ ...queued, status: 'sent', attempts: 1 }, true]);
  });

  it('that fails pauses from the time of the outcome, then waits for its turn', { tags: ['DLV-1'] }, () => {
    const { stepper, delivery, attempt, now, isResting, take } = createDeliveryBench();
    take({ type: 'wait', ms: 1234 });
    attempt(deferred);
    expect([stepper.snapshot.value, isResting()]).toEqual(['waiting', true]);
    expect(delivery().dueAt).toBe(now() + 30_000);
    take({ type: 'wait', ms: 29_999 });
    take({ type: 'turn.granted' });
    expect(stepper.snapshot.value).toBe('waiting');
    take({ type: 'wait', ms: 1 });
    expect([stepper.snapshot.value, stepper.running]).toEqual(['queued', []]);
    attempt(deferred);
    take({ type: 'wait', ms: 59_999 });
    expect(stepper.snapshot.value).toBe('waiting');
    take({ type: 'wait', ms: 1 });
    expect(stepper.snapshot.value).toBe('queued');
  });

  it('that exhausts its attempts is undeliverable and keeps its reason', { tags: ['DLV-1'] }, () => {
    const { stepper, delivery, attempt, take } = createDeliveryBench();
    for (const _ of [1, 2]) {
      attempt(deferred);
      take({ type: 'wait', ms: SHORT_SCHEDULE.longestMs });
    }
    attempt(deferred);
    take({ type: 'wait', ms: 1e9 });
    expect([stepper.snapshot.value, stepper.timers]).toEqual(['undeliverable', []]);
    expect(delivery()).toMatchObject({ status: 'undeliverable', attempts: 3, reason: deferred.reason });
  });

  it('whose attempt rejects is retried like a failed one', { tags: ['DLV-1'] }, () => {
    const { stepper, delivery, now, take } = createDeliveryBench();
    take({ type: 'turn.granted' });
    take({ type: 'error.deliver' });
    expect(stepper.snapshot.value).toEqual({ storing: 'writing' });
    expect(delivery()).toEqual({
      ...queued,
      status: 'waiting',
      attempts: 1,
      dueAt: now() + 30_000,
      reason: 'the attempt broke off',
    });
  });

  it('whose outcome cannot be stored is not retried until the outcome is stored', {
    tags: ['DLV-2'],
  }, () => {
    const { stepper, stored, take, isResting } = createDeliveryBench();
    take({ type: 'turn.granted' });
    take({ type: 'done.deliver', output: deferred });
    for (const _ of [1, 2, 3]) {
      take({ type: 'error.store' });
      take({ type: 'wait', ms: 4999 });
      take({ type: 'turn.granted' });
      expect([stepper.snapshot.value, isResting()]).toEqual([{ storing: 'refused' }, false]);
      take({ type: 'wait', ms: 1 });
      expect(stepper.running).toEqual(['store']);
    }
    expect(stored()).toEqual(queued);
    take({ type: 'done.store' });
    expect([stepper.snapshot.value, stored().attempts]).toEqual(['waiting', 1]);
  });
});

describe('the operator', { tags: ['DLV-1'] }, () => {
  it('retries an undeliverable mail at once, with its attempts reset and stored', () => {
    const { stepper, stored, attempt, take } = createDeliveryBench();
    attempt(refused);
    take({ type: 'delivery.retry' });
    expect(stepper.snapshot.value).toEqual({ storing: 'writing' });
    take({ type: 'done.store' });
    expect(stepper.snapshot.value).toBe('queued');
    expect(stored()).toEqual(queued);
    attempt(deferred);
    expect([stepper.snapshot.value, stored().attempts]).toEqual(['waiting', 1]);
  });

  it('retries a waiting mail without the rest of its pause', () => {
    const { stepper, stored, attempt, take } = createDeliveryBench();
    attempt(deferred);
    take({ type: 'delivery.retry' });
    take({ type: 'done.store' });
    expect([stepper.snapshot.value, stepper.timers, stored().attempts]).toEqual(['queued', [], 0]);
  });

  it('drops only undeliverable mails', () => {
    const { stepper, attempt, take } = createDeliveryBench();
    take({ type: 'delivery.drop' });
    expect(stepper.snapshot.value).toBe('queued');
    attempt(deferred);
    take({ type: 'delivery.drop' });
    expect(stepper.snapshot.value).toBe('waiting');
    take({ type: 'wait', ms: 30_000 });
    attempt(refused);
    take({ type: 'delivery.drop' });
    expect([stepper.snapshot.value, stepper.snapshot.status]).toEqual(['dropped', 'done']);
  });
});

describe('a restored delivery', { tags: ['DLV-2'] }, () => {
  const stored: Delivery = { ...queued, attempts: 2, dueAt: SENT_AT + 10_000, reason: deferred.reason };

  it.each(['queued', 'waiting', 'undeliverable', 'sent'] as const)(
    'as %s resumes there and is not stored again',
    (status) => {
      const { stepper } = createDeliveryBench({ ...stored, status });
      expect(stepper.snapshot.value).toBe(status);
      expect(stepper.snapshot.context.delivery).toEqual({ ...stored, status });
      expect(stepper.running).toEqual([]);
    },
  );

  it.each([
    ['is due', SENT_AT + 3000, 7000],
    ['was due while the server was down', SENT_AT + 99_000, 0],
    ['would be due much later, by a clock that was set back', SENT_AT - 1e9, 60_000],
  ])('as waiting gets its turn within the pause when it %s', (_, at, ms) => {
    const stepper = createStepper(
      createDeliveryMachine({
        deliver: async () => ({ kind: 'sent' }),
        store: async () => {},
        now: () => at,
        schedule: SHORT_SCHEDULE,
      }),
      { delivery: { ...stored, status: 'waiting' }, at },
    );
    if (ms > 0) {
      stepper.advance(ms - 1);
      expect(stepper.snapshot.value).toBe('waiting');
    }
    stepper.advance(ms > 0 ? 1 : 0);
    expect(stepper.snapshot.value).toBe('queued');
  });
});

describe('the ports', () => {
  const open = (ports: Partial<DeliveryPorts> = {}) => {
    const clock = new SimulatedClock();
    const kept: Delivery[] = [];
    const machine = createDeliveryMachine({
      deliver: async () => ({ kind: 'sent' }),
      store: async (delivery) => void kept.push(delivery),
      now: () => SENT_AT + 7000,
      ...ports,
    });
    const actor = startActor(machine, { input: { delivery: queued, at: SENT_AT }, clock });
    return { actor, clock, kept };
  };

  it('receive the delivery as it was before the attempt', {
    tags: ['DLV-1'],
  }, async () => {
    const asked: Delivery[] = [];
    const order: string[] = [];
    const { actor, kept } = open({
      deliver: async (delivery) => {
        asked.push(delivery);
        order.push('deliver');
        return deferred;
      },
      now: () => {
        order.push('now');
        return SENT_AT + 7000;
      },
    });
    actor.send({ type: 'turn.granted' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('resting'));
    expect([asked, order]).toEqual([[queued], ['deliver', 'now']]);
    expect(kept).toEqual([
      {
        ...queued,
        status: 'waiting',
        attempts: 1,
        dueAt: SENT_AT + 7000 + RETRY_SCHEDULE.firstMs,
        reason: deferred.reason,
      },
    ]);
    actor.stop();
  });

  it('may reject: the mail is retried after its pause, the store after 5 s', {
    tags: ['DLV-2'],
  }, async () => {
    const store = vi
      .fn<DeliveryPorts['store']>()
      .mockRejectedValueOnce(new Error('full'))
      .mockResolvedValue(undefined);
    const { actor, clock } = open({
      deliver: async () => {
        throw new Error('broken');
      },
      store,
    });
    actor.send({ type: 'turn.granted' });
    await waitFor(actor, (snapshot) => snapshot.matches({ storing: 'refused' }));
    clock.increment(5000);
    await waitFor(actor, (snapshot) => snapshot.matches('waiting'));
    expect(store).toHaveBeenCalledTimes(2);
    expect(actor.getSnapshot().context.delivery).toMatchObject({
      attempts: 1,
      reason: 'the attempt broke off',
    });
    clock.increment(RETRY_SCHEDULE.firstMs);
    expect(actor.getSnapshot().value).toBe('queued');
    actor.stop();
  });

  it('are notified when an attempt is aborted, whose outcome is then ignored', {
    tags: ['DLV-2'],
  }, async () => {
    let answer = (_: AttemptOutcome) => {};
    const promise = new Promise<AttemptOutcome>((resolve) => {
      answer = resolve;
    });
    const signals: AbortSignal[] = [];
    const { actor, kept } = open({
      deliver: (_, signal) => {
        signals.push(signal);
        return promise;
      },
    });
    actor.send({ type: 'turn.granted' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    actor.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    answer({ kind: 'sent' });
    await promise;
    expect(kept).toEqual([]);
  });
});
