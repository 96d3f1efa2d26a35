import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lockMs, toLoginView } from '../src/index.ts';
import {
  brokenLockoutInvariants,
  brokenLoginInvariants,
  CANARY,
  createLoginBench,
  type LoginStep,
  lockouts,
  loginSteps,
  START_AT,
} from '../src/testing/index.ts';

const histories = fc.array(loginSteps, { maxLength: 30, size: 'max' });

// A form that is locked from the beginning, and what can happen to its countdown.
const locks = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: -5, max: 70 }))
  .map(([count, seconds]) => ({ failures: 3, locks: count, lockedUntil: START_AT + seconds * 1000 }));
const isAboutLocks = ({ by }: LoginStep) => ['turn', 'breakTurn', 'wait', 'jump', 'otherTab'].includes(by);
const lockHistories = fc.array(loginSteps.filter(isAboutLocks), { maxLength: 12, size: 'max' });

describe('a login form through any history', () => {
  it('[LGN-1] [LGN-3] [LGN-4] [FRM-4] keeps its invariants, asks only what was counted, and one thing at a time', () => {
    const seen = { idle: 0, submitting: 0, error: 0, locked: 0 };
    fc.assert(
      fc.property(lockouts, histories, (start, history) => {
        const bench = createLoginBench(start);
        for (const step of history) {
          const asked = bench.asked.length;
          const before = bench.stepper.snapshot;
          const attempts = toLoginView(before).attempt;
          bench.take(step);
          const { snapshot } = bench.stepper;
          expect(brokenLoginInvariants(snapshot)).toEqual([]);
          expect(brokenLockoutInvariants(bench.stored)).toEqual([]);
          const view = toLoginView(snapshot);
          seen[view.status] += 1;
          // The session is asked after a turn at the storage that counted, and at no other time.
          if (bench.asked.length !== asked) {
            expect(bench.asked.length).toBe(asked + 1);
            expect(step.by).toBe('turn');
            expect(before.matches({ submitting: 'counting' })).toBe(true);
            expect(bench.stored.failures).toBeGreaterThan(0);
          }
          expect([attempts, attempts + 1]).toContain(view.attempt);
          if (snapshot.matches('locked'))
            expect(snapshot.context.lock.remainingMs).toBeLessThanOrEqual(lockMs(bench.stored.locks || 1));
        }
      }),
      runs(300),
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(500);
  });

  it('[LGN-4] never lengthens a countdown, whatever happens to the clock', () => {
    let compared = 0;
    fc.assert(
      fc.property(locks, lockHistories, (start, history) => {
        const bench = createLoginBench(start);
        for (const step of history) {
          const before = bench.stepper.snapshot;
          const { lockout, remainingMs } = before.context.lock;
          bench.take(step);
          const { lock } = bench.stepper.snapshot.context;
          if (!before.matches('locked') || lock.lockout.locks !== lockout.locks) continue;
          // Another tab may have got to this number of locks anew, by a success.
          if (step.by === 'otherTab') continue;
          expect(lock.remainingMs).toBeLessThanOrEqual(remainingMs);
          compared += 1;
        }
      }),
      runs(300),
    );
    expect(compared).toBeGreaterThan(500);
  });

  it('[LGN-4] announces a start, ten seconds or less, and an end, in that order', () => {
    const seen = { start: 0, last: 0, end: 0 };
    fc.assert(
      fc.property(locks, lockHistories, (start, history) => {
        const bench = createLoginBench(start);
        let last = '';
        for (const step of history) {
          bench.take(step);
          const { announcementText, status } = toLoginView(bench.stepper.snapshot);
          if (announcementText === last) continue;
          last = announcementText;
          const kind = /^The form is locked for .*\.$/.test(last)
            ? 'start'
            : /^\d+ seconds? left\.$/.test(last)
              ? 'last'
              : 'end';
          if (kind === 'end') expect(last).toBe('You can log in again.');
          expect(status === 'locked').toBe(kind !== 'end');
          seen[kind] += 1;
        }
      }),
      runs(300),
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(30);
  });

  it('[STO-5] never holds a password', () => {
    fc.assert(
      fc.property(lockouts, histories, (start, history) => {
        const bench = createLoginBench(start);
        for (const step of history) {
          bench.take(step);
          const { snapshot } = bench.stepper;
          expect(JSON.stringify([snapshot, snapshot.context.form, toLoginView(snapshot)])).not.toContain(
            CANARY,
          );
        }
        expect(JSON.stringify(bench.asked.map(({ email, password }) => [email, password]))).not.toContain(
          CANARY,
        );
      }),
      runs(100),
    );
  });
});
