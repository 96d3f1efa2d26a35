import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_LOCK_MS, MAX_FAILURES } from '../src/limits.ts';
import {
  brokenLockInvariants,
  brokenLockoutInvariants,
  createLockBench,
  lockouts,
  lockSteps,
  START_AT,
} from '../src/testing/index.ts';

const locks = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: -5, max: (2 * FIRST_LOCK_MS) / 1000 + 10 }))
  .map(([count, seconds]) => ({
    failures: MAX_FAILURES,
    locks: count,
    lockedUntil: START_AT + seconds * 1000,
  }));
const histories = fc.array(lockSteps, { maxLength: 20, size: 'max' });

describe('a lock after any steps', () => {
  it('keeps its invariants, and notifies the form only when it begins and ends', {
    tags: ['LGN-3', 'LGN-4'],
  }, () => {
    const seen = { locked: 0, free: 0, ended: 0 };
    fc.assert(
      fc.property(lockouts, histories, (start, history) => {
        const bench = createLockBench(start);
        for (const step of history) {
          bench.take(step);
          expect(brokenLockInvariants(bench.stepper.snapshot)).toEqual([]);
          expect(brokenLockoutInvariants(bench.stored())).toEqual([]);
          const told = bench.told();
          expect(told).toEqual(told.map((_, at) => (at % 2 === 0 ? 'form.lock' : 'form.unlock')));
          expect(bench.isLocked()).toBe(told.length % 2 === 1);
          seen[bench.isLocked() ? 'locked' : 'free'] += 1;
          if (told.at(-1) === 'form.unlock') seen.ended += 1;
        }
      }),
      runs(100),
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(33);
  });

  it('never lengthens a countdown, whatever happens to the clock', { tags: ['LGN-4'] }, () => {
    let compared = 0;
    fc.assert(
      fc.property(locks, histories, (start, history) => {
        const bench = createLockBench(start);
        for (const step of history) {
          const { lockout, remainingMs } = bench.stepper.snapshot.context.watch;
          const wasLocked = bench.isLocked();
          bench.take(step);
          const { watch } = bench.stepper.snapshot.context;
          // Other tabs may reset the lockout and reach the same number of locks again.
          if (!wasLocked || step.type === 'otherTab' || watch.lockout.locks !== lockout.locks) continue;
          expect(watch.remainingMs).toBeLessThanOrEqual(remainingMs);
          compared += 1;
        }
      }),
      runs(100),
    );
    expect(compared).toBeGreaterThan(80);
  });

  it('announces its start, ten seconds or less, and its end, in that order', { tags: ['LGN-4'] }, () => {
    const seen = { start: 0, last: 0, end: 0 };
    fc.assert(
      fc.property(locks, histories, (start, history) => {
        const bench = createLockBench(start);
        let last = '';
        for (const step of history) {
          bench.take(step);
          const { announcementText } = bench.view();
          if (announcementText === last) continue;
          last = announcementText;
          if (last === '') continue;
          const kind = /^The form is locked for .*\.$/.test(last)
            ? 'start'
            : /^\d+ seconds? left\.$/.test(last)
              ? 'last'
              : 'end';
          if (kind === 'end') expect(last).toBe('You can log in again.');
          expect(bench.isLocked()).toBe(kind !== 'end');
          seen[kind] += 1;
        }
      }),
      runs(100),
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
  });
});
