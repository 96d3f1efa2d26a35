import type { FormView } from '@loomwright/form';
import { match } from 'ts-pattern';
import { MAX_FAILURES } from './limits.ts';
import type { LockSnapshot } from './lock.machine.ts';
import { countdownText } from './lock-watch.ts';
import { LOCKED, type LoginField, MISMATCH } from './login-form.ts';

/** The lock of the login form as a screen shows it. */
export interface LockView {
  /** What is left of the lock, `0:27`; empty without one. Changes every second: not for a live region. */
  readonly countdownText: string;
  /** Changes at the start of a lock, 10 s before its end, at its end, and with the next attempt. */
  readonly announcementText: string;
  /** Before the next lock: 0 to `MAX_FAILURES`. */
  readonly remainingAttempts: number;
}

type SharedView = Pick<
  FormView<LoginField>,
  'errors' | 'errorList' | 'message' | 'statusText' | 'buttonText' | 'canSubmit'
>;

/** The login form as a screen shows it; its `statusText` is the announcement of the lock, unless a submit is on its way. */
export interface LoginView extends SharedView, Pick<LockView, 'announcementText' | 'countdownText'> {
  /** `submitting` goes on after a success, until the site has left the page. */
  readonly status: 'idle' | 'submitting' | 'error' | 'locked';
  /** `Remaining attempts: 2`, beside a mismatch; empty otherwise. */
  readonly remainingText: string;
  /** Whether the lock is shown, or its end, in place of errors. */
  readonly showsLock: boolean;
}

export const toLockView = ({ context: { watch } }: LockSnapshot): LockView => ({
  countdownText: watch.lockout.lockedUntil === null ? '' : countdownText(watch.remainingMs),
  announcementText: watch.announcementText,
  remainingAttempts: MAX_FAILURES - watch.lockout.failures,
});

const statusOf = ({ errorList, status }: FormView<LoginField>): LoginView['status'] =>
  match(status)
    .returnType<LoginView['status']>()
    .with('editing', () => (errorList.length > 0 ? 'error' : 'idle'))
    .with('failed', () => 'error')
    .with('locked', () => 'locked')
    .with('waiting', 'submitting', 'succeeded', () => 'submitting')
    .exhaustive();

/** The form and its lock on one page (LGN-1). */
export const toLoginView = (form: FormView<LoginField>, lock: LockView): LoginView => {
  const { buttonText, canSubmit, errorList, errors, message } = form;
  const { announcementText, countdownText, remainingAttempts } = lock;
  const status = statusOf(form);
  const isLocked = status === 'locked';
  const isCountShown = message === MISMATCH && remainingAttempts > 0 && remainingAttempts < MAX_FAILURES;
  return {
    status,
    errors,
    errorList,
    message: isLocked ? LOCKED : message,
    remainingText: isCountShown ? `Remaining attempts: ${remainingAttempts}` : '',
    countdownText: isLocked ? countdownText : '',
    announcementText,
    showsLock: isLocked || (announcementText !== '' && status !== 'error'),
    statusText: form.statusText || announcementText,
    buttonText,
    canSubmit,
  };
};
