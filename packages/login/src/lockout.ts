import { match } from 'ts-pattern';
import { FIRST_LOCK_MS, LONGEST_LOCK_MS, MAX_FAILURES } from './limits.ts';

/** How often logging in failed in this browser, and until when that locks the form (LGN-3, LGN-4). */
export interface Lockout {
  /** Attempts that failed, or are being checked, since the count began: 0 to `MAX_FAILURES`. */
  readonly failures: number;
  /** How often it was locked since the last success, 0 to 1000: each lock is twice as long as the one before. */
  readonly locks: number;
  /** When the lock ends, in whole milliseconds since 1970; null when there is none. */
  readonly lockedUntil: number | null;
}

/** `at` is the time by the clock of the caller, in whole milliseconds since 1970. */
export type LockoutCommand =
  /** The clock was read; the lock `ended` ran down on an open page, whatever the clock shows now. */
  | { readonly kind: 'see'; readonly at: number; readonly ended?: Lockout }
  /**
   * An attempt is about to be checked: counted before, so that tabs side by side cannot try more than `MAX_FAILURES`. One
   * more is refused, and locks: an attempt that a reload cut off may never be found to be a mismatch.
   */
  | { readonly kind: 'count'; readonly at: number }
  /** The attempt that was counted was a mismatch: the last one allowed locks. */
  | { readonly kind: 'mismatch'; readonly at: number }
  /** The attempt that was counted was no mismatch, and only a mismatch counts (LGN-2). */
  | { readonly kind: 'refund' }
  /** A login succeeded. */
  | { readonly kind: 'reset' };

export const EMPTY_LOCKOUT: Lockout = { failures: 0, locks: 0, lockedUntil: null };

export const MAX_LOCKS = 1000;

/** How long the lock with this number lasts: twice as long as the one before, up to `LONGEST_LOCK_MS` (LGN-4). */
export const lockMs = (locks: number): number => Math.min(FIRST_LOCK_MS * 2 ** (locks - 1), LONGEST_LOCK_MS);

/** What is left of the lock at a time, in [0, its own length]; 0 when there is none. */
export const remainingMs = ({ locks, lockedUntil }: Lockout, at: number): number =>
  lockedUntil === null ? 0 : Math.min(Math.max(lockedUntil - at, 0), lockMs(locks));

/** Whether `lockout` is in the lock `known`: reading the clock may have brought its end nearer since, never farther. */
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
  // A clock that was set back does not make the lock longer than it is (LGN-4).
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
  // A lock ends with the counts that began it.
  return { failures: failures - 1, locks: lockedUntil === null ? locks : locks - 1, lockedUntil: null };
};

/** The lockout after a command; the same reference when nothing changes (LGN-3, LGN-4). */
export const lockoutReducer = (lockout: Lockout, command: LockoutCommand): Lockout =>
  match(command)
    .with({ kind: 'see' }, ({ at, ended }) => see(lockout, at, ended))
    .with({ kind: 'count' }, ({ at }) => count(lockout, at))
    .with({ kind: 'mismatch' }, ({ at }) => lock(lockout, at))
    .with({ kind: 'refund' }, () => refund(lockout))
    .with({ kind: 'reset' }, () => (lockout.failures === 0 && lockout.locks === 0 ? lockout : EMPTY_LOCKOUT))
    .exhaustive();
