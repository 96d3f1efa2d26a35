import type { FormDefinition } from '@loomwright/form';
import { type Secret, toFieldErrors } from '@loomwright/kit';
import { currentPasswordProblem, type NewPassword, newPasswordProblems } from './account-fields.ts';
import type { AccountSettings } from './account-settings.ts';

/** The fields in the order of the page. */
export const PASSWORD_CHANGE_FIELDS = ['current', 'password', 'confirmation'] as const;
export type PasswordChangeField = (typeof PASSWORD_CHANGE_FIELDS)[number];

/** What stands in the fields, as typed. */
export interface PasswordChangeValues extends NewPassword {
  readonly current: Secret;
}

/** The form that changes the password of an account (AUT-8). */
export const createPasswordChangeForm = (
  settings: Pick<AccountSettings, 'changePassword'>,
  userId: number,
): FormDefinition<PasswordChangeValues, PasswordChangeField> => ({
  fields: PASSWORD_CHANGE_FIELDS,
  check: (values) =>
    toFieldErrors({ current: currentPasswordProblem(values.current), ...newPasswordProblems(values) }),
  submit: ({ values }, signal) => settings.changePassword(userId, values, signal),
  texts: {
    submit: 'Change password',
    submitting: 'Changing…',
    submittingStatus: 'Changing your password…',
    succeededStatus: 'Your password was changed.',
    failure: 'Your password could not be changed. Please try again.',
  },
  afterSuccess: 'repeat',
  dependents: { password: ['confirmation'] },
});
