import { type FieldErrors, passwordProblem, withFieldError } from '@loomwright/kit';
import type { NewPassword } from './care-events.ts';
import { type CareForm, editField } from './care-form.ts';
import { confirmationProblem, MISMATCH } from './registration.ts';

/** What is wrong with a new password, by the rules of the one an account was made with (REG-1, LGN-2). */
export const newPasswordProblems = ({ password, confirmation }: NewPassword) => ({
  password: passwordProblem(password),
  confirmation: confirmationProblem(password, confirmation),
});

/** A field is being edited: with the password's error goes the mismatch of the two (FRM-3). */
export const editPasswordField = <F extends string>(
  form: CareForm<F | 'confirmation'>,
  field: F | 'confirmation',
): CareForm<F | 'confirmation'> => {
  const edited = editField(form, field);
  const errors: FieldErrors<F | 'confirmation'> = edited.errors;
  return field === 'password' && errors.confirmation === MISMATCH
    ? { ...edited, errors: withFieldError<F | 'confirmation'>(errors, 'confirmation', undefined) }
    : edited;
};
