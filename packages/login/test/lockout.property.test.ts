import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lockoutReducer, remainingMs } from '../src/index.ts';
import { MAX_FAILURES } from '../src/limits.ts';
import { lockMs } from '../src/lockout.ts';
import {
  brokenLockoutInvariants,
  lockoutCommands,
  lockouts,
  stepLockoutModel,
  times,
  toLockoutModel,
} from '../src/testing/index.ts';

const LENGTH = 6 * MAX_FAILURES;
const histories = fc.array(lockoutCommands, { maxLength: LENGTH, size: 'max' });
const endings = fc.array(fc.boolean(), { minLength: LENGTH, maxLength: LENGTH, size: 'max' });

describe('a lockout after any commands', () => {
  it('equals the model and keeps its invariants', {
    tags: ['LGN-3', 'LGN-4'],
  }, () => {
    const seen = { locked: 0, free: 0, ended: 0 };
    fc.assert(
      fc.property(lockouts, histories, endings, (start, commands, isOwn) => {
        let lockout = start;
        let model = toLockoutModel(start);
        for (const [index, given] of commands.entries()) {
          const command = given.kind === 'see' && isOwn[index] ? { ...given, ended: lockout } : given;
          const next = lockoutReducer(lockout, command);
          model = stepLockoutModel(model, command);
          expect(toLockoutModel(next)).toEqual(model);
          expect(brokenLockoutInvariants(next)).toEqual([]);
          if (command.kind === 'see' && isOwn[index] && lockout.lockedUntil !== null) seen.ended += 1;
          seen[next.lockedUntil === null ? 'free' : 'locked'] += 1;
          lockout = next;
        }
      }),
      runs(1000),
    );
    expect(Math.min(seen.locked, seen.free)).toBeGreaterThan(500);
    expect(seen.ended).toBeGreaterThan(30);
  });

  it('keeps its reference if nothing changed', {
    tags: ['LGN-3'],
  }, () => {
    const seen = { same: 0, other: 0 };
    fc.assert(
      fc.property(lockouts, histories, (start, commands) => {
        let lockout = start;
        for (const command of commands) {
          const before = JSON.stringify(lockout);
          const next = lockoutReducer(lockout, command);
          expect(JSON.stringify(lockout)).toBe(before);
          expect(next === lockout).toBe(JSON.stringify(next) === before);
          seen[next === lockout ? 'same' : 'other'] += 1;
          lockout = next;
        }
      }),
      runs(1000),
    );
    expect(Math.min(seen.same, seen.other)).toBeGreaterThan(1000);
  });

  it('lasts at most its own length, and reading never lengthens it', {
    tags: ['LGN-4'],
  }, () => {
    fc.assert(
      fc.property(lockouts, times, times, (lockout, at, later) => {
        const left = remainingMs(lockout, at);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(lockout.lockedUntil === null ? 0 : lockMs(lockout.locks));
        const seen = lockoutReducer(lockout, { kind: 'see', at });
        expect(remainingMs(seen, at)).toBe(left);
        expect(remainingMs(seen, later)).toBeLessThanOrEqual(remainingMs(lockout, later));
      }),
      runs(1000),
    );
  });

  it('refunding an attempt restores the lockout before it', { tags: ['LGN-2'] }, () => {
    let counts = 0;
    fc.assert(
      fc.property(lockouts, times, (lockout, at) => {
        const seen = lockoutReducer(lockout, { kind: 'see', at });
        fc.pre(seen.failures < MAX_FAILURES);
        const counted = lockoutReducer(lockout, { kind: 'count', at });
        expect(counted).toEqual({ ...seen, failures: seen.failures + 1 });
        expect(lockoutReducer(counted, { kind: 'refund' })).toEqual(seen);
        counts += 1;
      }),
      runs(1000),
    );
    expect(counts).toBeGreaterThan(50);
  });
});
