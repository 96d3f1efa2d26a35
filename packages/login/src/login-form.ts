import { EMPTY_FORM, type FormRecord, reject } from '@loomwright/form';
import {
  emailProblem,
  type FieldErrors,
  hasFieldErrors,
  passwordProblem,
  type Secret,
  type SessionReply,
  toFieldErrors,
} from '@loomwright/kit';

/** The fields in the order of the page. */
export const LOGIN_FIELDS = ['email', 'password'] as const;

export type LoginField = (typeof LOGIN_FIELDS)[number];

/** The values of the fields, as typed. */
export interface LoginValues {
  readonly email: string;
  readonly password: Secret;
}

export type LoginForm = FormRecord<LoginField>;

const MISMATCH = 'Invalid email or password';
const FAILURE = 'Login failed. Please try again.';

/** The errors of these values (LGN-2). */
export const loginErrors = ({ email, password }: LoginValues): FieldErrors<LoginField> =>
  toFieldErrors({ email: emailProblem(email), password: passwordProblem(password) });

/** Whether no error is shown. */
export const isClear = ({ errors, message }: LoginForm): boolean => message === '' && !hasFieldErrors(errors);

// The form itself empties the password: leaving it empty is no error until it is edited.
const excusePassword = (form: LoginForm): LoginForm => ({ ...form, uncheckedField: 'password' });

/** Whether the credentials were checked and found wrong. */
export const isMismatch = (reply?: SessionReply): boolean => reply?.isAccepted === false && reply.isMismatch;

/**
 * The attempt failed: shown with the message of the session's reply, or the form's own when there is none (AUT-7). A
 * mismatch empties the password; any other failure leaves it.
 */
export const rejectAttempt = (form: LoginForm, reply?: SessionReply): LoginForm => {
  const message = reply?.isAccepted ? undefined : reply?.message;
  return isMismatch(reply)
    ? excusePassword(reject(form, { message: message ?? MISMATCH }))
    : reject(form, { message: message ?? FAILURE });
};

/** The form is locked: the errors of the last submit are out of date; the password is emptied, the email stays (LGN-4). */
export const lockForm = ({ isChecked }: LoginForm): LoginForm => excusePassword({ ...EMPTY_FORM, isChecked });
