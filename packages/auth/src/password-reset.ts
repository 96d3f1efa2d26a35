import { emailProblem, type FieldErrors, type Secret, toFieldErrors } from '@loomwright/kit';
import type { NewPassword } from './care-events.ts';
import { newPasswordProblems } from './new-password.ts';
import { recoveryCodeProblem } from './recovery-code.ts';

/** The fields in the order they stand on the page. */
export const PASSWORD_RESET_FIELDS = ['email', 'code', 'password', 'confirmation'] as const;
export type PasswordResetField = (typeof PASSWORD_RESET_FIELDS)[number];

/** What stands in the fields, as typed. */
export interface PasswordResetValues extends NewPassword {
  readonly email: string;
  readonly code: Secret;
}

/** Everything that is wrong with what was typed. */
export const passwordResetErrors = (values: PasswordResetValues): FieldErrors<PasswordResetField> =>
  toFieldErrors({
    email: emailProblem(values.email),
    code: recoveryCodeProblem(values.code),
    ...newPasswordProblems(values),
  });
