import {
  emailProblem,
  type FieldErrors,
  normalizeEmail,
  normalizePassword,
  passwordProblem,
  type Secret,
  toFieldErrors,
  withFieldError,
} from '@loomwright/kit';
import { EMAIL_TAKEN, type SessionAnswer } from './session-events.ts';

/** The fields of the form, in the order they stand on the page. */
export const REGISTRATION_FIELDS = ['name', 'email', 'password', 'confirmation', 'terms'] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** What the form holds, as typed. */
export interface RegistrationValues {
  readonly name: string;
  readonly email: string;
  readonly password: Secret;
  readonly confirmation: Secret;
  /** Whether the box of the terms is ticked. */
  readonly hasAgreed: boolean;
}

/** What is known of the form beside what is in its fields: nothing in here is secret. */
export interface RegistrationForm {
  readonly errors: FieldErrors<RegistrationField>;
  /** What went wrong with the form as a whole; empty for nothing. */
  readonly message: string;
  /** How many submits failed. */
  readonly attempt: number;
  /** The address asked for last, as accounts compare it; empty before the first time. */
  readonly askedEmail: string;
}

const REGISTRATION_FAILED = 'Registration failed. Please try again.';
/** The two passwords differ (REG-1). */
export const MISMATCH = 'Passwords do not match';
const MAX_NAME = 100;

export const EMPTY_REGISTRATION: RegistrationForm = { errors: {}, message: '', attempt: 0, askedEmail: '' };

/** What is wrong with a person's name as typed, or nothing: 1 to 100 code points, trimmed (REG-1). */
export const nameProblem = (text: string): string | undefined => {
  const { length } = [...text.trim()];
  if (length === 0) return 'Name is required';
  return length > MAX_NAME ? `Name must be at most ${MAX_NAME} characters` : undefined;
};

/** What is wrong with a password typed a second time, or nothing (REG-1). */
export const confirmationProblem = (password: Secret, confirmation: Secret): string | undefined => {
  const repeated = normalizePassword(confirmation);
  if (repeated === '') return 'Please confirm your password';
  return repeated === normalizePassword(password) ? undefined : MISMATCH;
};

/** What is wrong with one field, or nothing (REG-1). */
const problemOf = (field: RegistrationField, values: RegistrationValues): string | undefined => {
  switch (field) {
    case 'name':
      return nameProblem(values.name);
    case 'email':
      return emailProblem(values.email);
    case 'password':
      return passwordProblem(values.password);
    case 'confirmation':
      return confirmationProblem(values.password, values.confirmation);
    case 'terms':
      return values.hasAgreed ? undefined : 'You must agree to the terms';
  }
};

/** Everything that is wrong with what was typed (REG-1). */
export const registrationErrors = (values: RegistrationValues): FieldErrors<RegistrationField> =>
  toFieldErrors({
    name: problemOf('name', values),
    email: problemOf('email', values),
    password: problemOf('password', values),
    confirmation: problemOf('confirmation', values),
    terms: problemOf('terms', values),
  });

/** The form was sent with something wrong in it. */
export const failChecks = (form: RegistrationForm, values: RegistrationValues): RegistrationForm => ({
  ...form,
  errors: registrationErrors(values),
  message: '',
  attempt: form.attempt + 1,
});

/** The form is in order, and the session is asked. */
export const ask = (form: RegistrationForm, { email }: { readonly email: string }): RegistrationForm => ({
  ...form,
  errors: {},
  message: '',
  askedEmail: normalizeEmail(email),
});

/** The session said no; a taken address is the e-mail field's error too (AUT-3, AUT-7). */
export const reject = (form: RegistrationForm, answer: SessionAnswer): RegistrationForm => {
  const message = (!answer.isAccepted && answer.message) || REGISTRATION_FAILED;
  return {
    ...form,
    errors: message === EMAIL_TAKEN ? { email: message } : {},
    message,
    attempt: form.attempt + 1,
  };
};

/** A field is being edited: its error goes, and with the password's the mismatch of the two (FRM-3). */
export const editField = (form: RegistrationForm, field: RegistrationField): RegistrationForm => {
  const rest = withFieldError(form.errors, field, undefined);
  const errors =
    field === 'password' && rest.confirmation === MISMATCH
      ? withFieldError(rest, 'confirmation', undefined)
      : rest;
  return errors === form.errors && form.message === '' ? form : { ...form, errors, message: '' };
};

/** A field was left: it is checked again. An address that was refused as taken stays so until it is another one. */
export const leaveField = (
  form: RegistrationForm,
  field: RegistrationField,
  values: RegistrationValues,
): RegistrationForm => {
  const isStillTaken =
    field === 'email' &&
    form.errors.email === EMAIL_TAKEN &&
    normalizeEmail(values.email) === form.askedEmail;
  const errors = isStillTaken ? form.errors : withFieldError(form.errors, field, problemOf(field, values));
  return errors === form.errors ? form : { ...form, errors };
};
