import { normalizePassword, passwordProblem, type Secret } from '@loomwright/kit';

/** The longest picture that is kept, in characters of its `data:` address. */
export const MAX_PICTURE_LENGTH = 60_000;

/** The error of an email that has an account already (AUT-3). */
export const EMAIL_TAKEN = 'User with this email already exists';

/** A new password, typed twice. */
export interface NewPassword {
  readonly password: Secret;
  readonly confirmation: Secret;
}

/** The errors of a new password (REG-1, LGN-2). */
export const newPasswordProblems = ({ password, confirmation }: NewPassword) => {
  const repeated = normalizePassword(confirmation);
  const mismatch = repeated === normalizePassword(password) ? undefined : 'Passwords do not match';
  return {
    password: passwordProblem(password),
    confirmation: repeated === '' ? 'Please confirm your password' : mismatch,
  };
};

/** The error of a current password, before it is verified: only that it is missing. */
export const currentPasswordProblem = (current: Secret): string | undefined =>
  normalizePassword(current) === '' ? 'Current password is required' : undefined;
