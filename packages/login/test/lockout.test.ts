// Anchors in numbers; that any history follows the words of the rules is shown in `lockout.property.test.ts`.
import { describe, expect, it } from 'vitest';
import { lockoutReducer, remainingMs } from '../src/index.ts';
import { EMPTY_LOCKOUT, isSameLock, type Lockout, lockMs } from '../src/lockout.ts';
import { START_AT as at } from '../src/testing/index.ts';

/** After so many mismatches. */
const failed = (lockout: Lockout, times: number, when = at): Lockout =>
  Array.from({ length: times }).reduce<Lockout>(
    (value) =>
      lockoutReducer(lockoutReducer(value, { kind: 'count', at: when }), { kind: 'mismatch', at: when }),
    lockout,
  );
const locked: Lockout = { failures: 3, locks: 1, lockedUntil: at + 30_000 };
const free = (failures: number, locks: number): Lockout => ({ failures, locks, lockedUntil: null });

describe('a lockout', () => {
  it('[LGN-3] [LGN-4] is locked for 30 s by the third failure, and twice as long each further time, 15 min at most', () => {
    expect([0, 1, 2, 3].map((times) => failed(EMPTY_LOCKOUT, times))).toEqual([
      EMPTY_LOCKOUT,
      free(1, 0),
      free(2, 0),
      locked,
    ]);
    expect([1, 2, 3, 4, 5, 6, 7, 1000].map(lockMs)).toEqual(
      [30, 60, 120, 240, 480, 900, 900, 900].map((seconds) => seconds * 1000),
    );
    expect(failed(locked, 3, at + 30_000)).toEqual({ failures: 3, locks: 2, lockedUntil: at + 90_000 });
    expect(failed(free(2, 1000), 1)).toEqual({ failures: 3, locks: 1000, lockedUntil: at + 900_000 });
  });

  it('[LGN-3] [LGN-4] counts nothing until the lock is over; then the count starts anew, not the number of locks', () => {
    for (const kind of ['count', 'see'] as const)
      expect(lockoutReducer(locked, { kind, at: at + 29_999 })).toBe(locked);
    expect(failed(locked, 1, at + 30_000)).toEqual(free(1, 1));
    expect(lockoutReducer(locked, { kind: 'see', at: at + 30_000 })).toEqual(free(0, 1));
  });

  it('[LGN-3] is not locked by a third count, but by its mismatch, or by a fourth count beside it', () => {
    const counted = lockoutReducer(free(2, 0), { kind: 'count', at });
    expect(counted).toEqual(free(3, 0));
    for (const kind of ['mismatch', 'count'] as const)
      expect(lockoutReducer(counted, { kind, at })).toEqual(locked);
    expect(lockoutReducer(counted, { kind: 'see', at })).toBe(counted);
    for (const lockout of [free(2, 0), locked])
      expect(lockoutReducer(lockout, { kind: 'mismatch', at: at + 1 })).toBe(lockout);
  });

  it('[LGN-2] gives back a count, and the lock with it when that count had locked', () => {
    expect(lockoutReducer(free(2, 0), { kind: 'refund' })).toEqual(free(1, 0));
    expect(lockoutReducer(locked, { kind: 'refund' })).toEqual(free(2, 0));
  });

  it('[LGN-4] is not longer than its lock when the clock is set back', () => {
    const back = lockoutReducer(locked, { kind: 'see', at: at - 3_600_000 });
    expect(back).toEqual({ failures: 3, locks: 1, lockedUntil: at - 3_600_000 + 30_000 });
    expect([-3_600_000, 1, 3_600_000].map((ms) => remainingMs(locked, at + ms))).toEqual([30_000, 29_999, 0]);
  });

  it('[LGN-4] ends when it ran down on a page, whatever the clock shows, also in another tab’s shorter version of it', () => {
    const early = at - 3_600_000;
    const seen = lockoutReducer(locked, { kind: 'see', at: early });
    expect(isSameLock(seen, locked)).toBe(true);
    expect([isSameLock(free(0, 1), locked), isSameLock(locked, free(0, 1))]).toEqual([false, false]);
    for (const lockout of [locked, seen])
      expect(lockoutReducer(lockout, { kind: 'see', at: early, ended: locked }).lockedUntil).toBeNull();
    // The end of one lock does not end the next.
    const next = failed(locked, 3, at + 30_000);
    for (const ended of [locked, EMPTY_LOCKOUT, { ...next, lockedUntil: at + 89_999 }])
      expect(lockoutReducer(next, { kind: 'see', at: at + 31_000, ended })).toBe(next);
  });
});
