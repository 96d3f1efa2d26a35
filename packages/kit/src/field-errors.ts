import { keysOf } from './unsafe.ts';

/** The errors of a form by field; a field without an error is missing (FRM-3). */
export type FieldErrors<F extends string> = Readonly<Partial<Record<F, string>>>;

/** One line of an error summary. */
export interface FieldError<F extends string> {
  readonly field: F;
  readonly message: string;
}

/** The same errors with the current problem of one field; the same reference when that changes nothing. */
export const withFieldError = <F extends string>(
  errors: FieldErrors<F>,
  field: F,
  problem: string | undefined,
): FieldErrors<F> => {
  if (errors[field] === problem) return errors;
  return toFieldErrors<F>({ ...errors, [field]: problem });
};

/** The errors among the checked fields. */
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

/** The errors in the order the fields stand on the page, for the summary. */
export const listFieldErrors = <F extends string>(
  errors: FieldErrors<F>,
  order: readonly F[],
): readonly FieldError<F>[] =>
  order.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ field, message }];
  });
