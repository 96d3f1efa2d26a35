import { type FieldError, type FieldErrors, listFieldErrors } from '@loomwright/kit';
import type { RegistrationSnapshot } from './registration.machine.ts';
import { REGISTRATION_FIELDS, type RegistrationField } from './registration.ts';

export interface RegistrationView {
  readonly status: 'idle' | 'submitting' | 'error' | 'finished';
  readonly errors: FieldErrors<RegistrationField>;
  /** The same errors in the order of the page, for the summary. */
  readonly errorList: readonly FieldError<RegistrationField>[];
  /** What the session said no with, until something is edited; empty for nothing. It may be a field's error too. */
  readonly message: string;
  readonly canSubmit: boolean;
  /** Grows with each failed submit: the summary takes focus once for each. */
  readonly attempt: number;
}

export const toRegistrationView = (snapshot: RegistrationSnapshot): RegistrationView => {
  const { attempt, errors, message } = snapshot.context.form;
  return {
    status: snapshot.value,
    errors,
    errorList: listFieldErrors(errors, REGISTRATION_FIELDS),
    message,
    canSubmit: snapshot.matches('idle') || snapshot.matches('error'),
    attempt,
  };
};
