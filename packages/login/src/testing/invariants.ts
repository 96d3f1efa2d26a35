import { hasOnly, invariants, isWhole, viewInvariants } from '@loomwright/machine-testing';
import { MAX_FAILURES } from '../limits.ts';
import { type Lockout, lockMs } from '../lockout.ts';
import { toLockView } from '../login.view.ts';

export const brokenLockoutInvariants = invariants<[Lockout]>({
  'failures do not exceed the maximum': ({ failures }) => isWhole(failures, 0, MAX_FAILURES),
  'locks are 0 to 1000': ({ locks }) => isWhole(locks, 0, 1000),
  'a lock has the maximum number of failures': ({ failures, lockedUntil }) =>
    lockedUntil === null || failures === MAX_FAILURES,
  'a lock is counted': ({ locks, lockedUntil }) => lockedUntil === null || locks > 0,
  'the end of a lock is a whole millisecond': ({ lockedUntil }) =>
    lockedUntil === null || Number.isSafeInteger(lockedUntil),
  'it has its three fields and a plain prototype': (lockout) =>
    hasOnly(lockout, 'failures', 'lockedUntil', 'locks'),
});

export const brokenLockInvariants = viewInvariants(toLockView, {
  'its lockout is valid': (_, { context }) => brokenLockoutInvariants(context.watch.lockout).length === 0,
  'it is locked only while there is a lock': (_, snapshot) =>
    snapshot.matches('locked') === (snapshot.context.watch.lockout.lockedUntil !== null),
  'the remaining time is within the length of the lock': (_, snapshot) => {
    const { lockout, remainingMs } = snapshot.context.watch;
    return isWhole(remainingMs, 0, snapshot.matches('locked') ? lockMs(lockout.locks) : 0);
  },
  'a countdown is shown only while it is locked': ({ countdownText }, snapshot) =>
    snapshot.matches('locked') ? /^\d+:\d\d$/.test(countdownText) : countdownText === '',
  'the remaining attempts match the lockout': ({ remainingAttempts }, { context }) =>
    remainingAttempts === MAX_FAILURES - context.watch.lockout.failures,
});
