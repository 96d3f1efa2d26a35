import type { FormDefinition, SubmitOutcome } from '@loomwright/form';
import { emailProblem, passwordProblem, type Secret, toFieldErrors } from '@loomwright/kit';
import type { LockoutRecord } from './lockout-record.ts';

export type LoginField = 'email' | 'password';

/** The values of the fields, as typed. */
export interface LoginValues {
  readonly email: string;
  readonly password: Secret;
}

/** What comes of a request to log in. */
export type LogInOutcome =
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'rejected';
      /** In words for the user. */
      readonly message: string;
      /** Whether the credentials were checked and found wrong: the one thing that counts as an attempt (LGN-2). */
      readonly isMismatch: boolean;
    };

export interface LoginPorts {
  readonly lockout: Pick<LockoutRecord, 'ask'>;
  /** Always settles; called off when `signal` aborts. */
  readonly authenticate: (
    request: { readonly kind: 'logIn' } & LoginValues,
    signal: AbortSignal,
  ) => Promise<LogInOutcome>;
  /** Whole milliseconds since 1970, by the user's clock. */
  readonly now: () => number;
}

/** Of an attempt that counts, whatever it is about (AUT-4). */
export const MISMATCH = 'Invalid email or password';
/** While the form is locked (LGN-3). */
export const LOCKED = 'Too many login attempts. Please try again later.';
const FAILURE = 'Login failed. Please try again.';

// An attempt ends whether or not the page is still there: what it leads to is stored all the same.
const evenWhenLeft = new AbortController().signal;

/**
 * The login form (LGN-1 to LGN-3, AUT-7). An attempt is counted in the stored lockout before it is checked, so that no
 * number of tabs or reloads gets more tries than are allowed, and given back unless it was a mismatch, also after the page was left.
 */
export const createLoginForm = ({
  lockout,
  authenticate,
  now,
}: LoginPorts): FormDefinition<LoginValues, LoginField> => {
  // The outcome is said whether or not its count can be stored.
  const settle = (command: Parameters<LockoutRecord['ask']>[0]) =>
    lockout.ask(command, evenWhenLeft).catch(() => {});
  const attempt = async (values: LoginValues, signal: AbortSignal): Promise<SubmitOutcome<LoginField>> => {
    const outcome = await authenticate({ kind: 'logIn', ...values }, signal);
    if (outcome.kind === 'accepted') {
      await settle({ kind: 'reset' });
      return { kind: 'done' };
    }
    if (outcome.isMismatch) {
      await settle({ kind: 'mismatch', at: now() });
      return { kind: 'rejected', message: MISMATCH, emptied: 'password' };
    }
    await settle({ kind: 'refund' });
    return { kind: 'rejected', message: outcome.message };
  };
  return {
    fields: ['email', 'password'],
    check: ({ email, password }) =>
      toFieldErrors({ email: emailProblem(email), password: passwordProblem(password) }),
    submit: async ({ values }, signal) => {
      const counted = await lockout.ask({ kind: 'count', at: now() }, signal).catch(() => undefined);
      if (!counted) return { kind: 'rejected', message: FAILURE };
      return counted.after.lockedUntil === null
        ? attempt(values, signal)
        : { kind: 'rejected', message: LOCKED };
    },
    texts: {
      submit: 'Log in',
      submitting: 'Logging in…',
      succeeded: 'Logging in…',
      submittingStatus: 'Logging in…',
      succeededStatus: 'Logging in…',
      failure: FAILURE,
    },
    afterSuccess: 'end',
  };
};
