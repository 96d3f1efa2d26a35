import {
  type FieldError,
  type FieldErrors,
  hasFieldErrors,
  listFieldErrors,
  withFieldError,
} from '@loomwright/kit';

/** What came of a change to an account. A field is named when it is the field's fault. */
export type CareOutcome<F extends string = never> =
  | { readonly kind: 'done' }
  | { readonly kind: 'rejected'; readonly field?: F; readonly message: string };

/** What is known of a form about an account beside what is in its fields: nothing in here is secret. */
export interface CareForm<F extends string> {
  readonly errors: FieldErrors<F>;
  /** What went wrong with the form as a whole; empty for nothing. */
  readonly message: string;
  /** How many submits failed. */
  readonly attempt: number;
  /** How many were done. */
  readonly doneCount: number;
  /** Fields that are left are checked from the first failed submit on: before, nothing nags (FRM-3). */
  readonly isChecked: boolean;
}

export const EMPTY_CARE: CareForm<never> = {
  errors: {},
  message: '',
  attempt: 0,
  doneCount: 0,
  isChecked: false,
};

/** A submit with something wrong in the fields. */
export const failChecks = <F extends string>(form: CareForm<F>, errors: FieldErrors<F>): CareForm<F> => ({
  ...form,
  errors,
  message: '',
  attempt: form.attempt + 1,
  isChecked: true,
});

/** A submit that goes out. */
export const begin = <F extends string>(form: CareForm<F>): CareForm<F> => ({
  ...form,
  errors: {} as FieldErrors<F>,
  message: '',
});

/** It was done: the form is as good as new. */
export const succeed = <F extends string>(form: CareForm<F>): CareForm<F> => ({
  ...begin(form),
  doneCount: form.doneCount + 1,
  isChecked: false,
});

/** It was not done: a field's fault is said at the field, everything else of the form as a whole. */
export const refuse = <F extends string>(form: CareForm<F>, outcome: CareOutcome<F>): CareForm<F> => {
  const { field, message } = { field: undefined, message: '', ...outcome };
  const errors = (field === undefined ? {} : { [field]: message }) as FieldErrors<F>;
  return { ...failChecks(form, errors), message: field === undefined ? message : '' };
};

const hasMessage = (error: unknown): error is Error => error instanceof Error && error.message !== '';

/** Something broke: said in its own words, or in `fallback` when it has none (AUT-7). */
export const fail = <F extends string>(form: CareForm<F>, error: unknown, fallback: string): CareForm<F> =>
  refuse(form, { kind: 'rejected', message: hasMessage(error) ? error.message : fallback });

/** A field is being edited: its error goes, and what was said of the form (FRM-3). */
export const editField = <F extends string>(form: CareForm<F>, field: F): CareForm<F> => {
  const errors = withFieldError(form.errors, field, undefined);
  return errors === form.errors && form.message === '' ? form : { ...form, errors, message: '' };
};

/** A field was left, with this wrong in it, or nothing; the same reference when that changes nothing. */
export const leaveField = <F extends string>(
  form: CareForm<F>,
  field: F,
  problem: string | undefined,
): CareForm<F> => {
  const errors = form.isChecked ? withFieldError(form.errors, field, problem) : form.errors;
  return errors === form.errors ? form : { ...form, errors };
};

/** A form about an account as a screen shows it. */
export interface CareFormView<F extends string> {
  readonly errors: FieldErrors<F>;
  /** The same errors in the order of the page, for the summary. */
  readonly errorList: readonly FieldError<F>[];
  readonly message: string;
  /** Grows with each failed submit: the summary takes focus once for each. */
  readonly attempt: number;
  /** Grows with each success: what was typed is to be emptied. */
  readonly doneCount: number;
}

export const toCareFormView = <F extends string>(
  { errors, message, attempt, doneCount }: CareForm<F>,
  order: readonly F[],
): CareFormView<F> => ({ errors, errorList: listFieldErrors(errors, order), message, attempt, doneCount });

/** Whether nothing is wrong. */
export const isInOrder = (errors: FieldErrors<string>): boolean => !hasFieldErrors(errors);
