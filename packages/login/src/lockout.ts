import { match } from 'ts-pattern';
import { FIRST_LOCK_MS, LONGEST_LOCK_MS, MAX_FAILURES } from './limits.ts';

export interface Lockout {
  /** Failed attempts and attempts being checked: 0 to MAX_FAILURES. */
  readonly failures: number;
  /** Locks since the last successful login, 0 to 1000. */
  readonly locks: number;
  /** Epoch milliseconds; null when not locked. */
  readonly lockedUntil: number | null;
}

/** `at` is the caller's clock, in epoch milliseconds. */
export type LockoutCommand =
  /**
   * Ends the lock if it is over, or shortens it if the clock was set back. `ended` is a lock that has run
   * down on an open page.
   */
  | { readonly kind: 'see'; readonly at: number; readonly ended?: Lockout }
  /**
   * Counts an attempt before its check, so that parallel tabs get no extra attempts (LGN-3). An attempt above
   * the limit starts a lock, because a reload may have interrupted the attempt that should have started it.
   */
  | { readonly kind: 'count'; readonly at: number }
  /** A counted attempt had wrong credentials; the last allowed attempt starts a lock. */
  | { readonly kind: 'mismatch'; readonly at: number }
  /** A counted attempt was not a mismatch, so its count is undone (LGN-2). */
  | { readonly kind: 'refund' }
  | { readonly kind: 'reset' };

export const EMPTY_LOCKOUT: Lockout = { failures: 0, locks: 0, lockedUntil: null };

export const MAX_LOCKS = 1000;

export const lockMs = (locks: number): number => Math.min(FIRST_LOCK_MS * 2 ** (locks - 1), LONGEST_LOCK_MS);

/** Between 0 and the length of the lock; 0 when not locked. */
export const remainingMs = ({ locks, lockedUntil }: Lockout, at: number): number =>
  lockedUntil === null ? 0 : Math.min(Math.max(lockedUntil - at, 0), lockMs(locks));

/** `lockout` may end earlier than `known`, because `see` shortens a lock when the clock was set back. */
export const isSameLock = (lockout: Lockout, known: Lockout): boolean =>
  lockout.lockedUntil !== null &&
  known.lockedUntil !== null &&
  lockout.locks === known.locks &&
  lockout.lockedUntil <= known.lockedUntil;

const see = (lockout: Lockout, at: number, ended: Lockout | undefined): Lockout => {
  const { locks, lockedUntil } = lockout;
  if (lockedUntil === null) return lockout;
  const isOver = lockedUntil <= at || (ended !== undefined && isSameLock(lockout, ended));
  if (isOver) return { failures: 0, locks, lockedUntil: null };
  // A clock set back must not lengthen the lock (LGN-4).
  const latest = at + lockMs(locks);
  return lockedUntil <= latest ? lockout : { ...lockout, lockedUntil: latest };
};

const lock = (lockout: Lockout, at: number): Lockout => {
  if (lockout.lockedUntil !== null || lockout.failures < MAX_FAILURES) return lockout;
  const locks = Math.min(lockout.locks + 1, MAX_LOCKS);
  return { ...lockout, locks, lockedUntil: at + lockMs(locks) };
};

const count = (lockout: Lockout, at: number): Lockout => {
  const seen = see(lockout, at, undefined);
  return seen.failures < MAX_FAILURES ? { ...seen, failures: seen.failures + 1 } : lock(seen, at);
};

const refund = (lockout: Lockout): Lockout => {
  const { failures, locks, lockedUntil } = lockout;
  if (failures === 0) return lockout;
  // A lock ends when one of the attempts that caused it is refunded.
  return { failures: failures - 1, locks: lockedUntil === null ? locks : locks - 1, lockedUntil: null };
};

/** Returns the same reference when nothing changes (LGN-3, LGN-4). */
export const lockoutReducer = (lockout: Lockout, command: LockoutCommand): Lockout =>
  match(command)
    .with({ kind: 'see' }, ({ at, ended }) => see(lockout, at, ended))
    .with({ kind: 'count' }, ({ at }) => count(lockout, at))
    .with({ kind: 'mismatch' }, ({ at }) => lock(lockout, at))
    .with({ kind: 'refund' }, () => refund(lockout))
    .with({ kind: 'reset' }, () => (lockout.failures === 0 && lockout.locks === 0 ? lockout : EMPTY_LOCKOUT))
    .exhaustive();
