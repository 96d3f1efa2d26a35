import { toCountText } from '@loomwright/kit';
import { EMPTY_LOCKOUT, isSameLock, type Lockout, lockoutReducer, remainingMs } from './lockout.ts';

/** The lockout, and the time it was read at by the user's clock, in whole milliseconds since 1970. */
export interface LockoutReading {
  readonly lockout: Lockout;
  readonly at: number;
}

/** The lockout on an open page, and what is left of the lock by the page's own counting (LGN-4). */
export interface LockWatch {
  /** As last read; a lock that was over by then is not one. */
  readonly lockout: Lockout;
  /** In [0, length of the lock]; never grows during a lock. */
  readonly remainingMs: number;
  /** What was left at the last announcement of this lock; undefined before the first. */
  readonly announcedMs: number | undefined;
  /** Changes with each announcement: at the start of a lock, 10 s before its end, at its end, and with the next attempt. */
  readonly announcementText: string;
}

/** Before the first reading. */
export const EMPTY_WATCH: LockWatch = {
  lockout: EMPTY_LOCKOUT,
  remainingMs: 0,
  announcedMs: undefined,
  announcementText: '',
};

/** How often a locked page reads the clock. */
export const TICK_MS = 1000;
const LAST_CALL_MS = 10_000;

const secondsIn = (ms: number): number => Math.ceil(ms / 1000);

/** A time of more than nothing in words: `30 seconds`, `1 minute`, `2 minutes 5 seconds`. */
export const durationText = (ms: number): string => {
  const minutes = Math.floor(secondsIn(ms) / 60);
  const seconds = secondsIn(ms) % 60;
  return [minutes > 0 && toCountText(minutes, 'minute'), seconds > 0 && toCountText(seconds, 'second')]
    .filter(Boolean)
    .join(' ');
};

/** What is left of the lock, as a clock shows it: `0:27`, `15:00`. */
export const countdownText = (ms: number): string => {
  const seconds = secondsIn(ms);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

export const isLocked = ({ lockout }: LockWatch): boolean => lockout.lockedUntil !== null;

/** Whether there is a lock, and nothing left of it. */
export const isRunDown = (watch: LockWatch): boolean => isLocked(watch) && watch.remainingMs === 0;

/** The lockout was read. A lock known already gets no longer, whatever happened to the clock. */
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
        // Once an attempt is counted, the end of the last lock is no news.
        announcementText: lockout.failures === 0 ? watch.announcementText : '',
      };
};

/** A second has passed on this page, whatever happened to the clock. */
export const countSecond = (watch: LockWatch): LockWatch => ({
  ...watch,
  remainingMs: Math.max(watch.remainingMs - TICK_MS, 0),
});

/** The clock was read during a lock: set forward, it shortens the lock; set back, it does not lengthen it (LGN-4). */
export const readClock = (watch: LockWatch, at: number): LockWatch => {
  const left = Math.min(remainingMs(watch.lockout, at), watch.remainingMs);
  const { announcedMs } = watch;
  const isLastCall = announcedMs !== undefined && announcedMs > LAST_CALL_MS && left <= LAST_CALL_MS;
  if (left === 0 || (announcedMs !== undefined && !isLastCall)) return { ...watch, remainingMs: left };
  const text = durationText(left);
  const announcementText = isLastCall ? `${text} left.` : `The form is locked for ${text}.`;
  return { ...watch, remainingMs: left, announcedMs: left, announcementText };
};

/** The lock ran down on this page, and its end could not be stored. */
export const endHere = (watch: LockWatch): LockWatch => ({
  ...watch,
  lockout: { ...watch.lockout, failures: 0, lockedUntil: null },
  remainingMs: 0,
});

export const announceEnd = (watch: LockWatch): LockWatch => ({
  ...watch,
  announcementText: 'You can log in again.',
});
