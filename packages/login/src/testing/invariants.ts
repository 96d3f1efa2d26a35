import { type Lockout, lockMs } from '../lockout.ts';
import type { LoginSnapshot } from '../login.machine.ts';
import { toLoginView } from '../login.view.ts';
import { isClear } from '../login-form.ts';

const brokenOf = <T>(
  invariants: Readonly<Record<string, (value: T) => boolean>>,
  value: T,
): readonly string[] => Object.entries(invariants).flatMap(([name, holds]) => (holds(value) ? [] : [name]));

const isIn = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

/** What is true of every lockout, stored or known (LGN-3). */
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

/** The names of the lockout invariants that do not hold; empty when all is well. */
export const brokenLockoutInvariants = (lockout: Lockout): readonly string[] =>
  brokenOf(lockoutInvariants, lockout);

const isLocked = ({ context }: LoginSnapshot): boolean => context.lock.lockout.lockedUntil !== null;

/** What is true of the login machine in every state. */
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
  'it is in error exactly when something wrong is shown': (snapshot: LoginSnapshot) => {
    const { status, message, errorList } = toLoginView(snapshot);
    if (status === 'locked' || status === 'submitting') return true;
    return (status === 'error') === (message !== '' || errorList.length > 0);
  },
  'idle and error are what they say': (snapshot: LoginSnapshot) =>
    snapshot.matches({ open: 'idle' })
      ? isClear(snapshot.context.form)
      : !(snapshot.matches({ open: 'error' }) && isClear(snapshot.context.form)),
  'the countdown is there exactly while it is locked': (snapshot: LoginSnapshot) =>
    (toLoginView(snapshot).countdownText !== '') === snapshot.matches('locked'),
  'the attempts that remain are 1 or 2, beside a mismatch': (snapshot: LoginSnapshot) => {
    const { remainingText, message } = toLoginView(snapshot);
    return remainingText === '' || (/^Remaining attempts: [12]$/.test(remainingText) && message !== '');
  },
  'the summary lists every error once': (snapshot: LoginSnapshot) => {
    const { errors, errorList } = toLoginView(snapshot);
    return errorList.length === Object.keys(errors).length;
  },
} as const;

/** The names of the snapshot invariants that do not hold; empty when all is well. */
export const brokenLoginInvariants = (snapshot: LoginSnapshot): readonly string[] =>
  brokenOf(loginSnapshotInvariants, snapshot);
