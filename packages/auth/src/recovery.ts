import { type FieldErrors, type Secret, toFieldErrors } from '@loomwright/kit';
import { currentProblem } from './password-change.ts';

/** What is wrong with what was typed to make a recovery code. */
export const recoveryErrors = (current: Secret): FieldErrors<'current'> =>
  toFieldErrors({ current: currentProblem(current) });
