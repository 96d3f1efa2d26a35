import { emailProblem, passwordProblem } from '@loomwright/kit';
import { reachableSecrets, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLoginView } from '../src/index.ts';
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
const isAboutLocks = ({ type }: LoginStep) =>
  ['turn', 'brokenTurn', 'wait', 'clock', 'otherTab'].includes(type);
const lockHistories = fc.array(loginSteps.filter(isAboutLocks), { maxLength: 12, size: 'max' });

describe('a login form through any history', () => {
  it('[LGN-1] [LGN-2] [LGN-3] [LGN-4] [FRM-3] [FRM-4] keeps its invariants, asks once for what was counted, and moves the focus and empties the password when it should', () => {
    const states = { idle: 0, submitting: 0, error: 0, locked: 0 };
    const seen = { ignored: 0, failures: 0, emptied: 0 };
    let kept = 0;
    fc.assert(
      fc.property(lockouts, histories, (start, history) => {
        const bench = createLoginBench(start);
        for (const step of history) {
          const before = bench.stepper.snapshot;
          const { canSubmit, status } = toLoginView(before);
          const asked = bench.requests().length;
          const { length } = bench.stepper.emitted;
          bench.take(step);
          const { snapshot } = bench.stepper;
          const view = toLoginView(snapshot);
          expect(brokenLoginInvariants(snapshot)).toEqual([]);
          expect(brokenLockoutInvariants(bench.stored())).toEqual([]);
          states[view.status] += 1;

          // The session is asked once, after a turn at the storage that counted.
          if (bench.requests().length !== asked) {
            expect([bench.requests().length, step.type]).toEqual([asked + 1, 'turn']);
            expect(before.matches({ submitting: 'counting' })).toBe(true);
            expect(bench.stored().failures).toBeGreaterThan(0);
          }
          const isSubmit = step.type === 'form.submit';
          const isValid =
            isSubmit &&
            emailProblem(step.values.email) === undefined &&
            passwordProblem(step.values.password) === undefined;
          if (isSubmit && !canSubmit) {
            expect(snapshot).toBe(before);
            seen.ignored += 1;
          } else if (isSubmit) expect(view.status).toBe(isValid ? 'submitting' : 'error');

          const hasFailed = status === 'submitting' && ['error', 'locked'].includes(view.status);
          const isWrong = isSubmit && canSubmit && !isValid;
          const isLocked = status !== 'locked' && view.status === 'locked';
          const isMismatch =
            before.matches({ submitting: 'asking' }) &&
            step.type === 'session' &&
            !step.reply.isAccepted &&
            step.reply.isMismatch;
          const emitted = bench.stepper.emitted.slice(length);
          const failures = emitted.filter(({ type }) => type === 'form.failed').length;
          expect(failures).toBe(hasFailed || isWrong ? 1 : 0);
          const emptied = emitted.filter(({ type }) => type === 'form.filled');
          expect(emptied.length > 0).toBe(isLocked || isMismatch);
          const isKept = isMismatch && before.context.form.edited.length > 0;
          for (const [place, one] of emptied.entries())
            expect(one).toHaveProperty('texts', isKept && place === 0 ? {} : { password: '' });
          kept += Number(isKept);
          seen.failures += failures;
          seen.emptied += emptied.length;
        }
      }),
      runs(300),
    );
    expect(Math.min(...Object.values(states))).toBeGreaterThan(150);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(80);
    expect(kept).toBeGreaterThan(10);
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
          if (step.type === 'otherTab') continue;
          expect(lock.remainingMs).toBeLessThanOrEqual(remainingMs);
          compared += 1;
        }
      }),
      runs(300),
    );
    expect(compared).toBeGreaterThan(250);
  });

  it('[LGN-4] announces a start, ten seconds or less, and an end, in that order', () => {
    const seen = { start: 0, last: 0, end: 0 };
    fc.assert(
      fc.property(locks, lockHistories, (start, history) => {
        const bench = createLoginBench(start);
        let last = '';
        for (const step of history) {
          bench.take(step);
          const { announcementText, status } = bench.view();
          if (announcementText === last) continue;
          last = announcementText;
          // A submit has failed since.
          if (last === '') continue;
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
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
  });

  it('[STO-5] keeps no password: it waits in a child while an attempt is on its way, and nowhere else', () => {
    const seen = { waiting: 0, over: 0 };
    fc.assert(
      fc.property(lockouts, histories, (start, history) => {
        const { held, machine, stepper, take, view } = createLoginBench(start);
        for (const step of history) {
          take(step);
          const { context, value } = stepper.snapshot;
          const sent = stepper.sent.map(({ event }) => event);
          expect(reachableSecrets([context, value, view(), sent, stepper.emitted], CANARY)).toEqual([]);
          const isWaiting = stepper.snapshot.matches('submitting');
          expect(held() !== undefined).toBe(isWaiting);
          const persisted = machine.getPersistedSnapshot(stepper.snapshot);
          const kept = reachableSecrets(persisted, CANARY);
          expect(kept).toEqual(isWaiting ? ['children.askSession.snapshot.input.values.password'] : []);
          seen[isWaiting ? 'waiting' : 'over'] += 1;
        }
      }),
      runs(100),
    );
    expect(Math.min(seen.waiting, seen.over)).toBeGreaterThan(200);
  });
});
