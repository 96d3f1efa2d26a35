import type { FormDefinition, SubmitOutcome } from '@loomwright/form';
import { emailProblem, passwordProblem, type Secret, toFieldErrors } from '@loomwright/kit';
import type { LockoutRecord } from './lockout-record.ts';

export type LoginField = 'email' | 'password';

export interface LoginValues {
  readonly email: string;
  readonly password: Secret;
}

export type LogInOutcome =
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'rejected';
      readonly message: string;
      /** True for wrong credentials, the only failure that counts as a failed attempt (LGN-2). */
      readonly isMismatch: boolean;
    };

export interface LoginPorts {
  readonly lockout: Pick<LockoutRecord, 'ask'>;
  /** The promise never rejects; an abort ends the request early. */
  readonly authenticate: (
    request: { readonly kind: 'logIn' } & LoginValues,
    signal: AbortSignal,
  ) => Promise<LogInOutcome>;
  readonly now: () => number;
}

/** The same message for an unknown email and a wrong password (AUT-4). */
export const MISMATCH = 'Invalid email or password';
export const LOCKED = 'Too many login attempts. Please try again later.';
const FAILURE = 'Login failed. Please try again.';

// The outcome of an attempt is stored even after the page is left.
const neverAborted = new AbortController().signal;

/** Counts each attempt before its check; refunds it unless it was a mismatch (LGN-2, LGN-3). */
export const createLoginForm = ({
  lockout,
  authenticate,
  now,
}: LoginPorts): FormDefinition<LoginValues, LoginField> => {
  // A storage failure must not change the outcome.
  const settle = (command: Parameters<LockoutRecord['ask']>[0]) =>
    lockout.ask(command, neverAborted).catch(() => {});
  const attempt = async (values: LoginValues, signal: AbortSignal): Promise<SubmitOutcome<LoginField>> => {
    const outcome = await authenticate({ kind: 'logIn', ...values }, signal);
    if (outcome.kind === 'accepted') {
      await settle({ kind: 'reset' });
      return { kind: 'done' };
    }
    if (outcome.isMismatch) {
      await settle({ kind: 'mismatch', at: now() });
      return { kind: 'rejected', message: MISMATCH, clearedField: 'password' };
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
