import { type FieldError, type FieldErrors, listFieldErrors, Secret } from '@loomwright/kit';
import { countdownText } from './lock-watch.ts';
import { MAX_FAILURES } from './lockout.ts';
import type { LoginSnapshot } from './login.machine.ts';
import { isClear, LOGIN_FIELDS, type LoginField } from './login-form.ts';

export interface LoginView {
  /** `submitting` goes on after a success, until the site has left the page. */
  readonly status: 'idle' | 'submitting' | 'error' | 'locked';
  readonly errors: FieldErrors<LoginField>;
  /** The same errors in the order of the page, for the summary. */
  readonly errorList: readonly FieldError<LoginField>[];
  /** Of the form as a whole; empty for none. */
  readonly message: string;
  /** `Remaining attempts: 2`, beside a mismatch; empty otherwise. */
  readonly remainingText: string;
  /** What is left of the lock, `0:27`; empty without one. Changes every second: not for a live region. */
  readonly countdownText: string;
  /** For a polite region: changes at the start of a lock, 10 s before its end, and at its end. */
  readonly announcementText: string;
  readonly canSubmit: boolean;
  /** Grows with each submit that failed: the summary or the message takes focus once for each. */
  readonly attempt: number;
  /** Grows whenever the password field is to be emptied: at a mismatch and at a lock, never over a field's error. */
  readonly emptiedCount: number;
}

const LOCKED = 'Too many login attempts. Please try again later.';

const anySubmit = { type: 'login.submit', email: '', password: new Secret('') } as const;

const statusOf = (snapshot: LoginSnapshot): LoginView['status'] => {
  if (snapshot.matches('locked')) return 'locked';
  if (snapshot.matches('submitting') || snapshot.matches('finished')) return 'submitting';
  // By the form itself: what a quick submit found wrong is shown while the lockout is still being looked at.
  return isClear(snapshot.context.form) ? 'idle' : 'error';
};

export const toLoginView = (snapshot: LoginSnapshot): LoginView => {
  const { form, lock } = snapshot.context;
  const status = statusOf(snapshot);
  const { failures } = lock.lockout;
  const isCountShown = status === 'error' && form.isMismatch && failures > 0 && failures < MAX_FAILURES;
  return {
    status,
    errors: form.errors,
    errorList: listFieldErrors(form.errors, LOGIN_FIELDS),
    message: status === 'locked' ? LOCKED : status === 'error' ? form.message : '',
    remainingText: isCountShown ? `Remaining attempts: ${MAX_FAILURES - failures}` : '',
    countdownText: status === 'locked' ? countdownText(lock.remainingMs) : '',
    announcementText: lock.announcementText,
    canSubmit: snapshot.can(anySubmit),
    attempt: form.attempt,
    emptiedCount: form.emptiedCount,
  };
};
