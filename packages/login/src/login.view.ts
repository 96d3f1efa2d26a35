import type { FormView } from '@loomwright/form';
import { match } from 'ts-pattern';
import { MAX_FAILURES } from './limits.ts';
import type { LockSnapshot } from './lock.machine.ts';
import { countdownText } from './lock-watch.ts';
import { LOCKED, type LoginField, MISMATCH } from './login-form.ts';

export interface LockView {
  /**
   * Minutes and seconds, such as `0:27`; empty when not locked. Must not be in a live region: it changes
   * every second.
   */
  readonly countdownText: string;
  readonly announcementText: string;
  readonly remainingAttempts: number;
}

type SharedView = Pick<
  FormView<LoginField>,
  'errors' | 'errorList' | 'message' | 'statusText' | 'buttonText' | 'canSubmit'
>;

/** `statusText` is the form's status or, if there is none, the lock's announcement. */
export interface LoginView extends SharedView, Pick<LockView, 'announcementText' | 'countdownText'> {
  /** `submitting` continues after a success, until the page is left. */
  readonly status: 'idle' | 'submitting' | 'error' | 'locked';
  /** `Remaining attempts: 2` after a mismatch; empty otherwise. */
  readonly remainingText: string;
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
