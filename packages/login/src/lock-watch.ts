import { toCountText } from '@loomwright/kit';
import { EMPTY_LOCKOUT, isSameLock, type Lockout, lockoutReducer, remainingMs } from './lockout.ts';

/** `at` is the user's clock at the time of reading, in epoch milliseconds. */
export interface LockoutReading {
  readonly lockout: Lockout;
  readonly at: number;
}

/** The lockout and the countdown of one open page (LGN-4). */
export interface LockWatch {
  readonly lockout: Lockout;
  /** Between 0 and the length of the lock; never increases during a lock. */
  readonly remainingMs: number;
  /** The remaining time at the last announcement of this lock; undefined before the first. */
  readonly announcedMs: number | undefined;
  readonly announcementText: string;
}

export const EMPTY_WATCH: LockWatch = {
  lockout: EMPTY_LOCKOUT,
  remainingMs: 0,
  announcedMs: undefined,
  announcementText: '',
};

export const TICK_MS = 1000;
const LAST_CALL_MS = 10_000;

const secondsIn = (ms: number): number => Math.ceil(ms / 1000);

/** In minutes and seconds, such as `2 minutes 5 seconds`; `ms` must be above 0. */
export const durationText = (ms: number): string => {
  const minutes = Math.floor(secondsIn(ms) / 60);
  const seconds = secondsIn(ms) % 60;
  return [minutes > 0 && toCountText(minutes, 'minute'), seconds > 0 && toCountText(seconds, 'second')]
    .filter(Boolean)
    .join(' ');
};

/** Minutes and seconds, such as `0:27`. */
export const countdownText = (ms: number): string => {
  const seconds = secondsIn(ms);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

export const isLocked = ({ lockout }: LockWatch): boolean => lockout.lockedUntil !== null;

export const hasExpired = (watch: LockWatch): boolean => isLocked(watch) && watch.remainingMs === 0;

/** The countdown of the current lock never increases, even if the clock is set back. */
export const followLockout = (watch: LockWatch, { lockout: stored, at }: LockoutReading): LockWatch => {
  const isOver = remainingMs(stored, at) === 0;
  const lockout = isOver ? lockoutReducer(stored, { kind: 'see', at }) : stored;
  const left = remainingMs(lockout, at);
  return isSameLock(lockout, watch.lockout)
    ? { ...watch, lockout, remainingMs: Math.min(left, watch.remainingMs) }
    : {
        lockout,
        remainingMs: left,
        announcedMs: undefined,
        // Once an attempt has been counted, the announcement that the last lock has ended is outdated.
        announcementText: lockout.failures === 0 ? watch.announcementText : '',
      };
};

export const countSecond = (watch: LockWatch): LockWatch => ({
  ...watch,
  remainingMs: Math.max(watch.remainingMs - TICK_MS, 0),
});

/** A clock set forward shortens the lock; a clock set back does not lengthen it (LGN-4). */
export const readClock = (watch: LockWatch, at: number): LockWatch => {
  const left = Math.min(remainingMs(watch.lockout, at), watch.remainingMs);
  const { announcedMs } = watch;
  const isLastCall = announcedMs !== undefined && announcedMs > LAST_CALL_MS && left <= LAST_CALL_MS;
  if (left === 0 || (announcedMs !== undefined && !isLastCall)) return { ...watch, remainingMs: left };
  const text = durationText(left);
  const announcementText = isLastCall ? `${text} left.` : `The form is locked for ${text}.`;
  return { ...watch, remainingMs: left, announcedMs: left, announcementText };
};

/** Ends the lock only on this page, because its end could not be stored. */
export const endLocally = (watch: LockWatch): LockWatch => ({
  ...watch,
  lockout: { ...watch.lockout, failures: 0, lockedUntil: null },
  remainingMs: 0,
});

export const announceEnd = (watch: LockWatch): LockWatch => ({
  ...watch,
  announcementText: 'You can log in again.',
});
