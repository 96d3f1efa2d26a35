import { hasOnly, invariants, isWhole, viewInvariants } from '@loomwright/machine-testing';
import { MAX_FAILURES } from '../limits.ts';
import { type Lockout, lockMs } from '../lockout.ts';
import { toLockView } from '../login.view.ts';

/** What holds for every lockout, stored or not (LGN-3). */
export const brokenLockoutInvariants = invariants<[Lockout]>({
  'failures are as many as are allowed, or fewer': ({ failures }) => isWhole(failures, 0, MAX_FAILURES),
  'locks are 0 to 1000': ({ locks }) => isWhole(locks, 0, 1000),
  'a lock is as many failures as are allowed': ({ failures, lockedUntil }) =>
    lockedUntil === null || failures === MAX_FAILURES,
  'a lock is one of the locks': ({ locks, lockedUntil }) => lockedUntil === null || locks > 0,
  'the end of a lock is a whole millisecond': ({ lockedUntil }) =>
    lockedUntil === null || Number.isSafeInteger(lockedUntil),
  'it has its three fields and a plain prototype': (lockout) =>
    hasOnly(lockout, 'failures', 'lockedUntil', 'locks'),
});

/** What holds for the lock machine in every state. */
export const brokenLockInvariants = viewInvariants(toLockView, {
  'its lockout is a lockout': (_, { context }) => brokenLockoutInvariants(context.watch.lockout).length === 0,
  'it is locked exactly while there is a lock': (_, snapshot) =>
    snapshot.matches('locked') === (snapshot.context.watch.lockout.lockedUntil !== null),
  'what is left is between nothing and the length of the lock': (_, snapshot) => {
    const { lockout, remainingMs } = snapshot.context.watch;
    return isWhole(remainingMs, 0, snapshot.matches('locked') ? lockMs(lockout.locks) : 0);
  },
  'a countdown is shown exactly while it is locked': ({ countdownText }, snapshot) =>
    snapshot.matches('locked') ? /^\d+:\d\d$/.test(countdownText) : countdownText === '',
  'the attempts that remain are those of the lockout': ({ remainingAttempts }, { context }) =>
    remainingAttempts === MAX_FAILURES - context.watch.lockout.failures,
});
