import { describe, expect, it } from 'vitest';
import { lockoutReducer, remainingMs } from '../src/index.ts';
import { FIRST_LOCK_MS, LONGEST_LOCK_MS, MAX_FAILURES } from '../src/limits.ts';
import { EMPTY_LOCKOUT, isSameLock, type Lockout, lockMs } from '../src/lockout.ts';
import { START_AT as at } from '../src/testing/index.ts';

const failed = (lockout: Lockout, times: number, when = at): Lockout =>
  Array.from({ length: times }).reduce<Lockout>(
    (value) =>
      lockoutReducer(lockoutReducer(value, { kind: 'count', at: when }), { kind: 'mismatch', at: when }),
    lockout,
  );
const locked: Lockout = { failures: MAX_FAILURES, locks: 1, lockedUntil: at + FIRST_LOCK_MS };
const free = (failures: number, locks: number): Lockout => ({ failures, locks, lockedUntil: null });

describe('a lockout', () => {
  it('is locked by the last allowed failure, each time for twice as long', {
    tags: ['LGN-3', 'LGN-4'],
  }, () => {
    for (let times = 0; times < MAX_FAILURES; times += 1)
      expect(failed(EMPTY_LOCKOUT, times)).toEqual(free(times, 0));
    expect(failed(EMPTY_LOCKOUT, MAX_FAILURES)).toEqual(locked);
    expect([1, 2, 3].map(lockMs)).toEqual([FIRST_LOCK_MS, 2 * FIRST_LOCK_MS, 4 * FIRST_LOCK_MS]);
    expect([100, 1000].map(lockMs)).toEqual([LONGEST_LOCK_MS, LONGEST_LOCK_MS]);
    expect(failed(locked, MAX_FAILURES, at + FIRST_LOCK_MS)).toEqual({
      failures: MAX_FAILURES,
      locks: 2,
      lockedUntil: at + 3 * FIRST_LOCK_MS,
    });
    expect(failed(free(MAX_FAILURES - 1, 1000), 1)).toEqual({
      failures: MAX_FAILURES,
      locks: 1000,
      lockedUntil: at + LONGEST_LOCK_MS,
    });
  });

  it('counts nothing during a lock; then the count starts again', {
    tags: ['LGN-3', 'LGN-4'],
  }, () => {
    for (const kind of ['count', 'see'] as const)
      expect(lockoutReducer(locked, { kind, at: at + FIRST_LOCK_MS - 1 })).toBe(locked);
    expect(failed(locked, 1, at + FIRST_LOCK_MS)).toEqual(free(1, 1));
    expect(lockoutReducer(locked, { kind: 'see', at: at + FIRST_LOCK_MS })).toEqual(free(0, 1));
  });

  it('is locked by the mismatch of the last attempt, not by its count', {
    tags: ['LGN-3'],
  }, () => {
    const counted = lockoutReducer(free(MAX_FAILURES - 1, 0), { kind: 'count', at });
    expect(counted).toEqual(free(MAX_FAILURES, 0));
    for (const kind of ['mismatch', 'count'] as const)
      expect(lockoutReducer(counted, { kind, at })).toEqual(locked);
    expect(lockoutReducer(counted, { kind: 'see', at })).toBe(counted);
    for (const lockout of [free(MAX_FAILURES - 1, 0), locked])
      expect(lockoutReducer(lockout, { kind: 'mismatch', at: at + 1 })).toBe(lockout);
  });

  it('refunds a count, and ends the lock that this count caused', { tags: ['LGN-2'] }, () => {
    expect(lockoutReducer(free(MAX_FAILURES - 1, 0), { kind: 'refund' })).toEqual(free(MAX_FAILURES - 2, 0));
    expect(lockoutReducer(locked, { kind: 'refund' })).toEqual(free(MAX_FAILURES - 1, 0));
  });

  it('is not longer than its lock when the clock is set back', { tags: ['LGN-4'] }, () => {
    const back = lockoutReducer(locked, { kind: 'see', at: at - 3_600_000 });
    expect(back).toEqual({ failures: MAX_FAILURES, locks: 1, lockedUntil: at - 3_600_000 + FIRST_LOCK_MS });
    expect([-3_600_000, 1, 3_600_000].map((ms) => remainingMs(locked, at + ms))).toEqual([
      FIRST_LOCK_MS,
      FIRST_LOCK_MS - 1,
      0,
    ]);
  });

  it('ends once it has run down on a page, whatever the clock shows', {
    tags: ['LGN-4'],
  }, () => {
    const early = at - 3_600_000;
    const seen = lockoutReducer(locked, { kind: 'see', at: early });
    expect(isSameLock(seen, locked)).toBe(true);
    expect([isSameLock(free(0, 1), locked), isSameLock(locked, free(0, 1))]).toEqual([false, false]);
    for (const lockout of [locked, seen])
      expect(lockoutReducer(lockout, { kind: 'see', at: early, ended: locked }).lockedUntil).toBeNull();
    // The end of a lock does not end the next lock.
    const next = failed(locked, MAX_FAILURES, at + FIRST_LOCK_MS);
    for (const ended of [locked, EMPTY_LOCKOUT, { ...next, lockedUntil: at + 3 * FIRST_LOCK_MS - 1 }])
      expect(lockoutReducer(next, { kind: 'see', at: at + FIRST_LOCK_MS + 1000, ended })).toBe(next);
  });
});
