import { keysOf } from './unsafe.ts';

/** Fields without an error are absent (FRM-3). */
export type FieldErrors<F extends string> = Readonly<Partial<Record<F, string>>>;

export interface FieldError<F extends string> {
  readonly field: F;
  readonly message: string;
}

/** Returns the same reference if nothing changes. */
export const withFieldError = <F extends string>(
  errors: FieldErrors<F>,
  field: F,
  problem: string | undefined,
): FieldErrors<F> => {
  if (errors[field] === problem) return errors;
  return toFieldErrors<F>({ ...errors, [field]: problem });
};

export const toFieldErrors = <F extends string>(
  problems: Readonly<Partial<Record<F, string | undefined>>>,
): FieldErrors<F> => {
  const errors: Partial<Record<F, string>> = {};
  for (const field of keysOf(problems)) {
    const problem = problems[field];
    if (problem !== undefined) errors[field] = problem;
  }
  return errors;
};

export const hasFieldErrors = (errors: FieldErrors<string>): boolean => Object.keys(errors).length > 0;

export const listFieldErrors = <F extends string>(
  errors: FieldErrors<F>,
  order: readonly F[],
): readonly FieldError<F>[] =>
  order.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ field, message }];
  });
