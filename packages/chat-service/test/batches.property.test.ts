import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBatches } from '../src/server/batches.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setImmediate'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const MAX_MS = 5;
/** Work that takes `cost` milliseconds of fake time; a negative cost makes it fail. */
const createBench = () => {
  let ms = 0;
  const done: number[] = [];
  const start = createBatches(
    (cost: number) => {
      ms += Math.abs(cost);
      done.push(cost);
      if (cost < 0) throw new Error(`failed ${cost}`);
      return `done ${cost}`;
    },
    { maxMs: MAX_MS, now: () => ms },
  );
  const runBatch = () => {
    vi.runOnlyPendingTimers();
    return done.splice(0);
  };
  return { start, runBatch };
};
const sumOf = (costs: readonly number[]) => costs.reduce((sum, cost) => sum + Math.abs(cost), 0);

it('each call gets its own result or error, in order', {
  tags: ['SVC-1'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 30 }), async (costs) => {
      const { start, runBatch } = createBench();
      const replies: string[] = [];
      const all = costs.map((cost) =>
        start(cost).then(
          (result) => replies.push(result),
          ({ message }: Error) => replies.push(message),
        ),
      );
      const done: number[] = [];
      while (done.length < costs.length) done.push(...runBatch());
      await Promise.all(all);
      expect(done).toEqual(costs);
      expect(replies).toEqual(costs.map((cost) => (cost < 0 ? `failed ${cost}` : `done ${cost}`)));
      expect(vi.getTimerCount()).toBe(0);
    }),
    runs(200),
  );
});

it('a batch takes all waiting work until its time is up', {
  tags: ['SVC-1'],
}, () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 8 }), { maxLength: 8 }),
      (rounds) => {
        const { start, runBatch } = createBench();
        let waiting: number[] = [];
        const step = () => {
          const batch = runBatch();
          expect(batch).toEqual(waiting.slice(0, batch.length));
          waiting = waiting.slice(batch.length);
          // A batch does at least one piece of work, and starts none after its time is up.
          expect(sumOf(batch.slice(0, -1))).toBeLessThan(MAX_MS);
          if (waiting.length > 0) expect(sumOf(batch)).toBeGreaterThanOrEqual(MAX_MS);
        };
        for (const costs of rounds) {
          for (const cost of costs) void start(cost);
          waiting.push(...costs);
          step();
        }
        while (waiting.length > 0) step();
        expect(runBatch()).toEqual([]);
      },
    ),
    runs(200),
  );
});
