import { runs, weighted } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brokenDeliveryInvariants,
  createDeliveryBench,
  type DeliveryStep,
  deliveries,
  deliverySteps,
  retrySchedules,
} from '../src/testing/index.ts';

const histories = fc.array(deliverySteps, { maxLength: 60, size: 'max' });

// Random steps rarely reach a crash between the mail server's reply and its storage.
const cutOff: readonly DeliveryStep[] = [
  { type: 'turn.granted' },
  { type: 'done.deliver', output: { kind: 'sent' } },
  { type: 'crash' },
];
const cutOffHistories = fc
  .array(
    weighted<readonly DeliveryStep[]>([20, deliverySteps.map((step) => [step])], [1, fc.constant(cutOff)]),
    {
      maxLength: 60,
      size: 'max',
    },
  )
  .map((scenes) => scenes.flat());

describe('a delivery in any history', () => {
  it('keeps its invariants from any stored state, through crashes and clock jumps', {
    tags: ['DLV-1', 'DLV-2'],
  }, () => {
    const seen: Record<string, number> = {};
    fc.assert(
      fc.property(deliveries, retrySchedules, histories, (start, schedule, history) => {
        const bench = createDeliveryBench(start, schedule);
        expect(bench.stepper.snapshot.value).toBe(start.status);
        for (const step of history) {
          bench.take(step);
          expect(brokenDeliveryInvariants(bench)).toEqual([]);
          const state = JSON.stringify(bench.stepper.snapshot.value);
          seen[state] = (seen[state] ?? 0) + 1;
        }
      }),
      runs(100),
    );
    expect(Object.keys(seen).sort()).toEqual([
      '"dropped"',
      '"queued"',
      '"sending"',
      '"sent"',
      '"undeliverable"',
      '"waiting"',
      '{"storing":"refused"}',
      '{"storing":"writing"}',
    ]);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
  });

  it('is accepted once by the mail server, unless a crash comes before it is stored', {
    tags: ['DLV-2'],
  }, () => {
    const seen = { once: 0, again: 0 };
    fc.assert(
      fc.property(retrySchedules, cutOffHistories, (schedule, history) => {
        const bench = createDeliveryBench(undefined, schedule);
        let accepted = 0;
        let crashes = 0;
        for (const step of history) {
          const { snapshot } = bench.stepper;
          if (step.type === 'done.deliver' && step.output.kind === 'sent' && snapshot.matches('sending'))
            accepted += 1;
          if (step.type === 'crash' && snapshot.matches('storing') && bench.delivery().status === 'sent')
            crashes += 1;
          bench.take(step);
          expect(accepted).toBeLessThanOrEqual(1 + crashes);
          if (bench.stored().status === 'sent') expect(accepted).toBe(1 + crashes);
        }
        if (accepted === 1) seen.once += 1;
        if (accepted > 1) seen.again += 1;
      }),
      runs(100),
    );
    expect(seen.once).toBeGreaterThan(16);
    expect(seen.again).toBeGreaterThan(6);
  });

  it('counts its attempts correctly and makes none after giving up', {
    tags: ['DLV-1'],
  }, () => {
    let compared = 0;
    fc.assert(
      fc.property(retrySchedules, histories, (schedule, history) => {
        const bench = createDeliveryBench(undefined, schedule);
        let attempts = 0;
        for (const step of history.filter(({ type }) => type !== 'crash')) {
          const wasStoring = bench.stepper.snapshot.matches('storing');
          const wasSending = bench.stepper.snapshot.matches('sending');
          bench.take(step);
          const isStoring = bench.stepper.snapshot.matches('storing');
          if (wasSending && isStoring) attempts += 1;
          if (step.type === 'delivery.retry' && !wasStoring && isStoring) attempts = 0;
          expect(bench.delivery().attempts).toBe(attempts);
          expect(attempts).toBeLessThanOrEqual(schedule.maxAttempts);
          compared += attempts > 1 ? 1 : 0;
        }
      }),
      runs(100),
    );
    expect(compared).toBeGreaterThan(160);
  });

  it('ends once the mail server and the store respond', { tags: ['DLV-1'] }, () => {
    fc.assert(
      fc.property(deliveries, retrySchedules, histories, (start, schedule, history) => {
        const bench = createDeliveryBench(start, schedule);
        for (const step of history) bench.take(step);
        const calm: readonly DeliveryStep[] = [
          { type: 'wait', ms: 5000 },
          { type: 'done.store' },
          { type: 'turn.granted' },
          { type: 'done.deliver', output: { kind: 'sent' } },
          { type: 'done.store' },
          { type: 'wait', ms: 600_000 },
          { type: 'turn.granted' },
          { type: 'done.deliver', output: { kind: 'sent' } },
          { type: 'done.store' },
        ];
        for (const step of calm) bench.take(step);
        expect(['sent', 'undeliverable', 'dropped']).toContain(bench.stepper.snapshot.value);
      }),
      runs(100),
    );
  });

  it('continues after a crash exactly as from its stored state', {
    tags: ['DLV-2'],
  }, () => {
    fc.assert(
      fc.property(deliveries, retrySchedules, histories, histories, (start, schedule, before, after) => {
        const bench = createDeliveryBench(start, schedule);
        for (const step of [...before, { type: 'crash' } as const]) bench.take(step);
        const other = createDeliveryBench(bench.stored(), schedule, bench.now());
        for (const step of after) {
          bench.take(step);
          other.take(step);
          expect(bench.stepper.snapshot.value).toEqual(other.stepper.snapshot.value);
          expect(bench.stored()).toEqual(other.stored());
        }
      }),
      runs(100),
    );
  });
});
