import { hasOnly, invariants, isWhole, viewInvariants } from '@loomwright/kit/testing';
import { match } from 'ts-pattern';
import { type Lockout, lockMs } from '../lockout.ts';
import type { LoginSnapshot } from '../login.machine.ts';
import { toLoginView } from '../login.view.ts';

/** What holds for every lockout, stored or not (LGN-3). */
export const brokenLockoutInvariants = invariants<[Lockout]>({
  'failures are 0 to 3': ({ failures }) => isWhole(failures, 0, 3),
  'locks are 0 to 1000': ({ locks }) => isWhole(locks, 0, 1000),
  'three failures are a lock, and a lock is three failures': ({ failures, lockedUntil }) =>
    (failures === 3) === (lockedUntil !== null),
  'a lock is one of the locks': ({ locks, lockedUntil }) => lockedUntil === null || locks > 0,
  'the end of a lock is a whole millisecond': ({ lockedUntil }) =>
    lockedUntil === null || Number.isSafeInteger(lockedUntil),
  'it has its three fields and a plain prototype': (lockout) =>
    hasOnly(lockout, 'failures', 'lockedUntil', 'locks'),
});

const isLocked = ({ context }: LoginSnapshot): boolean => context.lock.lockout.lockedUntil !== null;

/** What holds for the login machine in every state. */
export const brokenLoginInvariants = viewInvariants(toLoginView, {
  'its lockout is a lockout': (_, { context }) => brokenLockoutInvariants(context.lock.lockout).length === 0,
  'what is left is between nothing and the length of the lock': (_, snapshot) => {
    const { lockout, remainingMs } = snapshot.context.lock;
    return isWhole(remainingMs, 0, isLocked(snapshot) ? lockMs(lockout.locks) : 0);
  },
  'it is locked in the state locked, and open only when it is not': (_, snapshot) =>
    snapshot.matches('locked') ? isLocked(snapshot) : !(snapshot.matches('open') && isLocked(snapshot)),
  'it can be submitted exactly while it is open': ({ canSubmit }, snapshot) =>
    canSubmit === snapshot.matches('open'),
  'it is in error exactly when an error is shown, and locked when it says so': ({
    countdownText,
    errorList,
    message,
    status,
  }) => {
    const showsError = message !== '' || errorList.length > 0;
    return match(status)
      .with('submitting', () => message === '' && countdownText === '')
      .with('locked', () => /^\d+:\d\d$/.test(countdownText) && message.startsWith('Too many'))
      .with('error', () => countdownText === '' && showsError)
      .with('idle', () => countdownText === '' && !showsError)
      .exhaustive();
  },
  'the attempts that remain are those of the lockout, beside a mismatch': (
    { message, remainingText },
    { context },
  ) => {
    const remaining = 3 - context.lock.lockout.failures;
    return remainingText === '' || (remainingText === `Remaining attempts: ${remaining}` && message !== '');
  },
  'the summary lists every error once': ({ errorList, errors }) =>
    errorList.length === Object.keys(errors).length,
});
