import { normalizePassword, passwordProblem, type Secret } from '@loomwright/kit';

/** In characters of the `data:` URL. */
export const MAX_PICTURE_LENGTH = 60_000;

export const EMAIL_TAKEN = 'User with this email already exists';

export interface NewPassword {
  readonly password: Secret;
  readonly confirmation: Secret;
}

export const newPasswordProblems = ({ password, confirmation }: NewPassword) => {
  const repeated = normalizePassword(confirmation);
  const mismatch = repeated === normalizePassword(password) ? undefined : 'Passwords do not match';
  return {
    password: passwordProblem(password),
    confirmation: repeated === '' ? 'Please confirm your password' : mismatch,
  };
};

export const currentPasswordProblem = (current: Secret): string | undefined =>
  normalizePassword(current) === '' ? 'Current password is required' : undefined;
