import type { FormDefinition } from '@loomwright/form';
import { emailProblem, type Secret, toFieldErrors } from '@loomwright/kit';
import { type NewPassword, newPasswordProblems } from './account-fields.ts';
import type { AccountSettings } from './account-settings.ts';
import { recoveryCodeProblem } from './recovery-code.ts';

interface PasswordResetValues extends NewPassword {
  readonly email: string;
  readonly code: Secret;
}

/** Also works while the login form is locked; does not log the user in (AUT-4, AUT-8). */
export const createPasswordResetForm = (
  settings: Pick<AccountSettings, 'resetPassword'>,
): FormDefinition<PasswordResetValues, keyof PasswordResetValues> => ({
  fields: ['email', 'code', 'password', 'confirmation'],
  check: (values) =>
    toFieldErrors({
      email: emailProblem(values.email),
      code: recoveryCodeProblem(values.code),
      ...newPasswordProblems(values),
    }),
  submit: ({ values }, signal) => settings.resetPassword(values, signal),
  texts: {
    submit: 'Set new password',
    submitting: 'Setting…',
    submittingStatus: 'Setting your new password…',
    succeededStatus: '',
    failure: 'Your password could not be set. Please try again.',
  },
  afterSuccess: 'end',
  dependents: { password: ['confirmation'] },
});
