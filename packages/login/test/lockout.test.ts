import { describe, expect, it } from 'vitest';
import { EMPTY_LOCKOUT, type Lockout, lockMs, lockoutReducer, remainingMs } from '../src/index.ts';
import { canCount, isSameLock } from '../src/lockout.ts';
import { START_AT as at } from '../src/testing/index.ts';

const failed = (lockout: Lockout, times: number, when = at): Lockout =>
  Array.from({ length: times }).reduce<Lockout>(
    (value) => lockoutReducer(value, { kind: 'count', at: when }),
    lockout,
  );
const locked: Lockout = { failures: 3, locks: 1, lockedUntil: at + 30_000 };

describe('counting', () => {
  it('[LGN-3] the third failure locks for 30 s', () => {
    expect(failed(EMPTY_LOCKOUT, 1)).toEqual({ failures: 1, locks: 0, lockedUntil: null });
    expect(failed(EMPTY_LOCKOUT, 2)).toEqual({ failures: 2, locks: 0, lockedUntil: null });
    expect(failed(EMPTY_LOCKOUT, 3)).toEqual(locked);
  });

  it('[LGN-3] a lock counts nothing more, until it is over', () => {
    expect(lockoutReducer(locked, { kind: 'count', at: at + 29_999 })).toBe(locked);
    expect(canCount(locked, at + 29_999)).toBe(false);
    expect(canCount(locked, at + 30_000)).toBe(true);
    expect(lockoutReducer(locked, { kind: 'count', at: at + 30_000 })).toEqual({
      failures: 1,
      locks: 1,
      lockedUntil: null,
    });
  });

  it('[LGN-4] each further lock is twice as long, 15 min at most', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 1000].map(lockMs)).toEqual(
      [30, 60, 120, 240, 480, 900, 900, 900].map((seconds) => seconds * 1000),
    );
    const again = failed(locked, 3, at + 30_000);
    expect(again).toEqual({ failures: 3, locks: 2, lockedUntil: at + 90_000 });
  });

  it('[LGN-4] locks are counted to 1000', () => {
    const many: Lockout = { failures: 2, locks: 1000, lockedUntil: null };
    expect(failed(many, 1)).toEqual({ failures: 3, locks: 1000, lockedUntil: at + 900_000 });
  });
});

describe('giving back', () => {
  it('[LGN-2] takes one count back, and the lock with it when that count had locked', () => {
    expect(lockoutReducer(failed(EMPTY_LOCKOUT, 2), { kind: 'refund' })).toEqual(failed(EMPTY_LOCKOUT, 1));
    expect(lockoutReducer(locked, { kind: 'refund' })).toEqual(failed(EMPTY_LOCKOUT, 2));
    expect(lockoutReducer(EMPTY_LOCKOUT, { kind: 'refund' })).toBe(EMPTY_LOCKOUT);
  });
});

describe('success', () => {
  it('[LGN-4] resets everything', () => {
    for (const lockout of [locked, failed(locked, 2, at + 30_000)])
      expect(lockoutReducer(lockout, { kind: 'reset' })).toEqual(EMPTY_LOCKOUT);
    expect(lockoutReducer(EMPTY_LOCKOUT, { kind: 'reset' })).toBe(EMPTY_LOCKOUT);
  });
});

describe('looking at the clock', () => {
  it('[LGN-4] a lock that is over resets the count, not the number of locks', () => {
    expect(lockoutReducer(locked, { kind: 'see', at: at + 29_999 })).toBe(locked);
    expect(lockoutReducer(locked, { kind: 'see', at: at + 30_000 })).toEqual({
      failures: 0,
      locks: 1,
      lockedUntil: null,
    });
    const two = failed(EMPTY_LOCKOUT, 2);
    expect(lockoutReducer(two, { kind: 'see', at: at + 1e9 })).toBe(two);
  });

  it('[LGN-4] a clock set back does not make a lock longer than it is', () => {
    const back = lockoutReducer(locked, { kind: 'see', at: at - 3_600_000 });
    expect(back).toEqual({ failures: 3, locks: 1, lockedUntil: at - 3_600_000 + 30_000 });
    expect(remainingMs(locked, at - 3_600_000)).toBe(30_000);
    expect(remainingMs(locked, at + 1)).toBe(29_999);
    expect(remainingMs(locked, at + 3_600_000)).toBe(0);
    expect(remainingMs(EMPTY_LOCKOUT, at)).toBe(0);
  });

  it('[LGN-4] a lock that ran down before somebody’s eyes is over, whatever the clock says', () => {
    const early = at - 3_600_000;
    expect(lockoutReducer(locked, { kind: 'see', at: early, ended: locked }).lockedUntil).toBeNull();
    // Another tab looked at the clock that was set back, meanwhile: still the same lock.
    const seen = lockoutReducer(locked, { kind: 'see', at: early });
    expect(isSameLock(seen, locked)).toBe(true);
    expect(lockoutReducer(seen, { kind: 'see', at: early, ended: locked }).lockedUntil).toBeNull();
  });

  it('[LGN-4] the end of one lock does not end the next', () => {
    const next = failed(locked, 3, at + 30_000);
    for (const ended of [locked, EMPTY_LOCKOUT, { ...next, lockedUntil: at + 89_999 }])
      expect(lockoutReducer(next, { kind: 'see', at: at + 31_000, ended })).toBe(next);
  });
});
