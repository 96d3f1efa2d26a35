import { type FieldErrors, passwordProblem, type Secret, toFieldErrors } from '@loomwright/kit';
import type { NewPassword } from './care-events.ts';
import { newPasswordProblems } from './new-password.ts';

/** The fields in the order they stand on the page. */
export const PASSWORD_CHANGE_FIELDS = ['current', 'password', 'confirmation'] as const;
export type PasswordChangeField = (typeof PASSWORD_CHANGE_FIELDS)[number];

/** What stands in the fields, as typed. */
export interface PasswordChangeValues extends NewPassword {
  readonly current: Secret;
}

/** What is wrong with a password that is to be checked: whether it is the right one is another question. */
export const currentProblem = (current: Secret): string | undefined =>
  passwordProblem(current) === 'Password is required' ? 'Current password is required' : undefined;

/** Everything that is wrong with what was typed. */
export const passwordChangeErrors = (values: PasswordChangeValues): FieldErrors<PasswordChangeField> =>
  toFieldErrors({ current: currentProblem(values.current), ...newPasswordProblems(values) });
