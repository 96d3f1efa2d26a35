import { EMPTY_LOCKOUT, isSameLock, type Lockout, lockoutReducer, remainingMs } from './lockout.ts';

/** What a page knows of the lockout, and what is left of the lock by that page's own counting (LGN-4). */
export interface LockWatch {
  /** As last seen in storage; not a lock that was over when it was seen. */
  readonly lockout: Lockout;
  /** In [0, length of the lock]; never more than it was, for the same lock. */
  readonly remainingMs: number;
  /** Read out whenever it changes: at the start of a lock, 10 s before its end, and at its end. */
  readonly announcementText: string;
}

/** What a page knows before it has looked. */
export const EMPTY_WATCH: LockWatch = { lockout: EMPTY_LOCKOUT, remainingMs: 0, announcementText: '' };

/** How often a page looks at the clock while it is locked. */
export const TICK_MS = 1000;
const LAST_CALL_MS = 10_000;

const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`;

const secondsIn = (ms: number): number => Math.ceil(ms / 1000);

/** What is left of a lock as people say it: `30 seconds`, `1 minute`, `2 minutes 5 seconds`. */
const durationText = (ms: number): string => {
  const seconds = Math.max(secondsIn(ms), 1);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return count(seconds, 'second');
  const rest = seconds % 60;
  return rest === 0 ? count(minutes, 'minute') : `${count(minutes, 'minute')} ${count(rest, 'second')}`;
};

/** What is left of a lock as a clock shows it: `0:27`, `15:00`. */
export const countdownText = (ms: number): string => {
  const seconds = secondsIn(ms);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const startText = (ms: number): string => `The form is locked for ${durationText(ms)}.`;

const isLocked = ({ lockout }: LockWatch): boolean => lockout.lockedUntil !== null;

/** Whether there is a lock, and nothing left of it. */
export const isRunDown = (watch: LockWatch): boolean => isLocked(watch) && watch.remainingMs === 0;

/** Somebody saw `stored` at a time. A lock known already gets no longer, whatever happened to the clock. */
export const followLockout = (watch: LockWatch, stored: Lockout, at: number): LockWatch => {
  const isOver = remainingMs(stored, at) === 0;
  const lockout = isOver ? lockoutReducer(stored, { kind: 'see', at }) : stored;
  const left = remainingMs(lockout, at);
  if (isSameLock(lockout, watch.lockout))
    return { ...watch, lockout, remainingMs: Math.min(left, watch.remainingMs) };
  // The lock after the one that is counted down: this tab missed what was between.
  const announcementText = isLocked(watch) && left > 0 ? startText(left) : watch.announcementText;
  return { lockout, remainingMs: left, announcementText };
};

/** The countdown begins: what is left is said. */
export const startCountdown = (watch: LockWatch, at: number): LockWatch => {
  const left = Math.min(remainingMs(watch.lockout, at), watch.remainingMs);
  return { ...watch, remainingMs: left, announcementText: startText(left) };
};

/** A second has passed: a clock set forward takes more than that, one set back no less (LGN-4). */
export const tick = (watch: LockWatch, at: number): LockWatch => {
  const left = Math.max(Math.min(remainingMs(watch.lockout, at), watch.remainingMs - TICK_MS), 0);
  const isLastCall = watch.remainingMs > LAST_CALL_MS && left <= LAST_CALL_MS && left > 0;
  const announcementText = isLastCall ? `${durationText(left)} left.` : watch.announcementText;
  return { ...watch, remainingMs: left, announcementText };
};

/** The lock ran down here, stored or not. */
export const endHere = (watch: LockWatch, at: number): LockWatch => ({
  ...watch,
  lockout: lockoutReducer(watch.lockout, { kind: 'see', at, ended: watch.lockout }),
  remainingMs: 0,
});

export const sayEnded = (watch: LockWatch): LockWatch => ({
  ...watch,
  announcementText: 'You can log in again.',
});
