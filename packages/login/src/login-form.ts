import {
  emailProblem,
  type FieldErrors,
  hasFieldErrors,
  passwordProblem,
  type Secret,
  toFieldErrors,
  withFieldError,
} from '@loomwright/kit';
import type { SessionReply } from './login-events.ts';

/** The fields in the order they stand on the page. */
export const LOGIN_FIELDS = ['email', 'password'] as const;

export type LoginField = (typeof LOGIN_FIELDS)[number];

/** What stands in the fields, as typed. */
export interface LoginValues {
  readonly email: string;
  readonly password: Secret;
}

/** What the form has to say of the last submit; what was typed is not in it (STO-5). */
export interface LoginForm {
  readonly errors: FieldErrors<LoginField>;
  /** Of the form as a whole; empty for nothing. */
  readonly message: string;
  /** Whether the message is about a mismatch: then the attempts that are left belong to it (LGN-3). */
  readonly isMismatch: boolean;
  /** Fields that are left are checked from the first submit on: before, nothing nags (FRM-3). */
  readonly hasSubmitted: boolean;
  /** Whether the form emptied the password and nobody has typed since: that is not the person's mistake. */
  readonly isPasswordEmptied: boolean;
  /** How many submits failed. */
  readonly attempt: number;
  /** How often the password was to be emptied. */
  readonly emptiedCount: number;
}

export const EMPTY_FORM: LoginForm = {
  errors: {},
  message: '',
  isMismatch: false,
  hasSubmitted: false,
  isPasswordEmptied: false,
  attempt: 0,
  emptiedCount: 0,
};

const MISMATCH = 'Invalid email or password';
const FAILURE = 'Login failed. Please try again.';

/** What is wrong with what stands in the fields (LGN-2). */
export const loginErrors = ({ email, password }: LoginValues): FieldErrors<LoginField> =>
  toFieldErrors({ email: emailProblem(email), password: passwordProblem(password) });

/** Whether nothing is wrong that is shown. */
export const isClear = ({ errors, message }: LoginForm): boolean => message === '' && !hasFieldErrors(errors);

/** A submit with something wrong in the fields. */
export const failChecks = (form: LoginForm, values: LoginValues): LoginForm => ({
  ...countFailure(form),
  errors: loginErrors(values),
  message: '',
  isMismatch: false,
  hasSubmitted: true,
});

/** A submit that goes out. */
export const beginAttempt = (form: LoginForm): LoginForm => ({
  ...form,
  errors: {},
  message: '',
  isMismatch: false,
  hasSubmitted: true,
});

/** The submit failed, and somebody is to be told. */
export const countFailure = (form: LoginForm): LoginForm => ({ ...form, attempt: form.attempt + 1 });

const emptyPassword = (form: LoginForm): LoginForm => ({
  ...form,
  isPasswordEmptied: true,
  emptiedCount: form.emptiedCount + 1,
});

/**
 * Nobody is signed in: said in the words of the session, or in ours when it has none (AUT-7). A mismatch empties the
 * password; what is not the person's mistake leaves it.
 */
export const reject = (form: LoginForm, answer?: SessionReply): LoginForm => {
  const { isMismatch, message } = { isMismatch: false, message: undefined, ...answer };
  return isMismatch
    ? { ...emptyPassword(form), message: message ?? MISMATCH, isMismatch }
    : { ...form, message: message ?? FAILURE, isMismatch };
};

/** Locked: what was said of the submit before is out of date; the password goes, the e-mail stays (LGN-4). */
export const lockForm = (form: LoginForm): LoginForm => ({
  ...emptyPassword(form),
  errors: {},
  message: '',
  isMismatch: false,
});

/** Editing takes the field's error and the form's message away (LGN-2, FRM-3). */
export const editField = (form: LoginForm, field: LoginField): LoginForm => ({
  ...form,
  errors: withFieldError(form.errors, field, undefined),
  message: '',
  isMismatch: false,
  isPasswordEmptied: form.isPasswordEmptied && field !== 'password',
});

/** A field that is left is checked again (FRM-3); the same reference when that changes nothing. */
export const leaveField = (form: LoginForm, field: LoginField, values: LoginValues): LoginForm => {
  const isExcused = !form.hasSubmitted || (field === 'password' && form.isPasswordEmptied);
  const errors = isExcused ? form.errors : withFieldError(form.errors, field, loginErrors(values)[field]);
  return errors === form.errors ? form : { ...form, errors };
};
