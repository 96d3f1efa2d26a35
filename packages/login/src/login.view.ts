import type { FormView } from '@loomwright/form';
import { listFieldErrors } from '@loomwright/kit';
import { countdownText } from './lock-watch.ts';
import { MAX_FAILURES } from './lockout.ts';
import type { LoginSnapshot } from './login.machine.ts';
import { LOGIN_FIELDS, type LoginField } from './login-form.ts';

type SharedView = Pick<
  FormView<LoginField>,
  'errors' | 'errorList' | 'message' | 'statusText' | 'buttonText' | 'canSubmit'
>;

/** The login form as a screen shows it; its `statusText` is the announcement of the lock, unless a submit is on its way. */
export interface LoginView extends SharedView {
  /** `submitting` goes on after a success, until the site has left the page. */
  readonly status: 'idle' | 'submitting' | 'error' | 'locked';
  /** `Remaining attempts: 2`, beside a mismatch; empty otherwise. */
  readonly remainingText: string;
  /** What is left of the lock, `0:27`; empty without one. Changes every second: not for a live region. */
  readonly countdownText: string;
  /** Changes at the start of a lock, 10 s before its end, at its end, and when the next submit fails. */
  readonly announcementText: string;
  /** Whether the lock is shown, or its end, until the next submit fails. */
  readonly showsLock: boolean;
}

const LOCKED = 'Too many login attempts. Please try again later.';

const statusOf = (snapshot: LoginSnapshot): LoginView['status'] => {
  if (snapshot.matches('locked')) return 'locked';
  if (snapshot.matches({ open: 'error' })) return 'error';
  return snapshot.matches('open') ? 'idle' : 'submitting';
};

export const toLoginView = (snapshot: LoginSnapshot): LoginView => {
  const { form, isMismatch, lock } = snapshot.context;
  const status = statusOf(snapshot);
  const { failures } = lock.lockout;
  const isCountShown = form.message !== '' && isMismatch && failures > 0;
  return {
    status,
    errors: form.errors,
    errorList: listFieldErrors(form.errors, LOGIN_FIELDS),
    message: status === 'locked' ? LOCKED : form.message,
    remainingText: isCountShown ? `Remaining attempts: ${MAX_FAILURES - failures}` : '',
    countdownText: status === 'locked' ? countdownText(lock.remainingMs) : '',
    announcementText: lock.announcementText,
    showsLock: status === 'locked' || lock.announcementText !== '',
    statusText: status === 'submitting' ? 'Logging in…' : lock.announcementText,
    buttonText: status === 'submitting' ? 'Logging in…' : 'Login',
    canSubmit: snapshot.hasTag('ready'),
  };
};
