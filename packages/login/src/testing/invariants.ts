import { brokenOf } from '@loomwright/kit/testing';
import { type Lockout, lockMs } from '../lockout.ts';
import type { LoginSnapshot } from '../login.machine.ts';
import { toLoginView } from '../login.view.ts';

const isIn = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

/** What holds for every lockout, stored or not (LGN-3). */
export const lockoutInvariants = {
  'failures are 0 to 3': ({ failures }: Lockout) => isIn(failures, 0, 3),
  'locks are 0 to 1000': ({ locks }: Lockout) => isIn(locks, 0, 1000),
  'three failures are a lock, and a lock is three failures': ({ failures, lockedUntil }: Lockout) =>
    (failures === 3) === (lockedUntil !== null),
  'a lock is one of the locks': ({ locks, lockedUntil }: Lockout) => lockedUntil === null || locks > 0,
  'the end of a lock is a whole millisecond': ({ lockedUntil }: Lockout) =>
    lockedUntil === null || Number.isSafeInteger(lockedUntil),
  'it has its three fields and a plain prototype': (lockout: Lockout) =>
    Object.keys(lockout).sort().join() === 'failures,lockedUntil,locks' &&
    Object.getPrototypeOf(lockout) === Object.prototype,
} as const;

/** The names of the lockout invariants that do not hold; empty when all do. */
export const brokenLockoutInvariants = (lockout: Lockout): readonly string[] =>
  brokenOf(lockoutInvariants, lockout);

const isLocked = ({ context }: LoginSnapshot): boolean => context.lock.lockout.lockedUntil !== null;

/** What holds for the login machine in every state. */
export const loginSnapshotInvariants = {
  'its lockout is a lockout': ({ context }: LoginSnapshot) =>
    brokenLockoutInvariants(context.lock.lockout).length === 0,
  'what is left is between nothing and the length of the lock': (snapshot: LoginSnapshot) => {
    const { lockout, remainingMs } = snapshot.context.lock;
    return isIn(remainingMs, 0, isLocked(snapshot) ? lockMs(lockout.locks) : 0);
  },
  'it is locked in the state locked, and open only when it is not': (snapshot: LoginSnapshot) =>
    snapshot.matches('locked') ? isLocked(snapshot) : !(snapshot.matches('open') && isLocked(snapshot)),
  'it can be submitted exactly while it is open': (snapshot: LoginSnapshot) =>
    toLoginView(snapshot).canSubmit === snapshot.matches('open'),
  'it is in error exactly when an error is shown, and locked when it says so': (snapshot: LoginSnapshot) => {
    const { countdownText, errorList, message, status } = toLoginView(snapshot);
    if (status === 'submitting') return message === '' && countdownText === '';
    if (status === 'locked') return /^\d+:\d\d$/.test(countdownText) && message.startsWith('Too many');
    return countdownText === '' && (status === 'error') === (message !== '' || errorList.length > 0);
  },
  'the attempts that remain are those of the lockout, beside a mismatch': (snapshot: LoginSnapshot) => {
    const { remainingText, message } = toLoginView(snapshot);
    const remaining = 3 - snapshot.context.lock.lockout.failures;
    return remainingText === '' || (remainingText === `Remaining attempts: ${remaining}` && message !== '');
  },
  'the summary lists every error once': (snapshot: LoginSnapshot) => {
    const { errors, errorList } = toLoginView(snapshot);
    return errorList.length === Object.keys(errors).length;
  },
} as const;

/** The names of the snapshot invariants that do not hold; empty when all do. */
export const brokenLoginInvariants = (snapshot: LoginSnapshot): readonly string[] =>
  brokenOf(loginSnapshotInvariants, snapshot);
