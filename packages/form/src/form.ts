import { type FieldErrors, hasFieldErrors, withFieldError } from '@loomwright/kit';

export interface FormRecord<F extends string> {
  readonly errors: FieldErrors<F>;
  /** An error of the form as a whole; empty for none. */
  readonly message: string;
  /** Not checked on blur until it is edited, because it was rejected or emptied after a submit. */
  readonly uncheckedField: F | undefined;
  /** Fields are checked on blur only after the first submit (FRM-3). */
  readonly isChecked: boolean;
  readonly edited: readonly F[];
  readonly hasSucceeded: boolean;
}

export interface Rejection<F extends string = never> {
  readonly kind: 'rejected';
  readonly field?: F | undefined;
  readonly message: string;
  /** The field to empty, unless it has been edited since the submit. */
  readonly clearedField?: F | undefined;
}

export type SubmitOutcome<F extends string = never, R = undefined> =
  | { readonly kind: 'done'; readonly result?: R | undefined }
  | Rejection<F>;

export const EMPTY_FORM: FormRecord<never> = {
  errors: {},
  message: '',
  uncheckedField: undefined,
  isChecked: false,
  edited: [],
  hasSucceeded: false,
};

/** The form after a submit with field errors. */
export const failChecks = <F extends string>(form: FormRecord<F>, errors: FieldErrors<F>): FormRecord<F> => ({
  ...form,
  ...EMPTY_FORM,
  errors,
  isChecked: true,
  edited: form.edited,
});

/** The form after a submit without field errors. */
export const beginSubmit = <F extends string>(): FormRecord<F> => ({ ...EMPTY_FORM, isChecked: true });

export const succeed = <F extends string>({ edited }: FormRecord<F>): FormRecord<F> => ({
  ...EMPTY_FORM,
  edited,
  hasSucceeded: true,
});

/** Shows the message at its field, or above the form if that field has been edited since the submit. */
export const reject = <F extends string>(
  form: FormRecord<F>,
  { clearedField, field, message }: Omit<Rejection<F>, 'kind'>,
): FormRecord<F> => {
  const uncheckedField = [field, clearedField].find((one) => one !== undefined && !form.edited.includes(one));
  return field !== undefined && uncheckedField === field
    ? { ...form, errors: withFieldError(form.errors, field, message), uncheckedField }
    : { ...form, message, uncheckedField };
};

export const mustEmpty = <F extends string, R>(form: FormRecord<F>, outcome: SubmitOutcome<F, R>): boolean =>
  outcome.kind === 'rejected' &&
  outcome.clearedField !== undefined &&
  !form.edited.includes(outcome.clearedField);

export const clearedField = <F extends string>({
  uncheckedField,
}: FormRecord<F>): Readonly<Record<string, string>> =>
  uncheckedField === undefined ? {} : { [uncheckedField]: '' };

export const lock = <F extends string>(
  { isChecked }: FormRecord<F>,
  clearedField: F | undefined,
): FormRecord<F> => ({
  ...EMPTY_FORM,
  isChecked,
  uncheckedField: clearedField,
});

export const isClear = <F extends string>({ errors, message }: FormRecord<F>): boolean =>
  message === '' && !hasFieldErrors(errors);

/** The message of a thrown error, or `fallback` if it has none (AUT-7). */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message !== '' ? error.message : fallback;

/** Clears the errors of `field` and its dependents, and the message of the last submit (FRM-3). */
export const editField = <F extends string>(
  form: FormRecord<F>,
  field: F,
  dependents: readonly F[] = [],
): FormRecord<F> => {
  const touched = [field, ...dependents];
  return {
    ...form,
    errors: touched.reduce((errors, one) => withFieldError(errors, one, undefined), form.errors),
    message: '',
    uncheckedField: form.uncheckedField === field ? undefined : form.uncheckedField,
    edited: [...form.edited, ...touched.filter((one) => !form.edited.includes(one))],
    hasSucceeded: false,
  };
};

/**
 * Checks a field on blur, once the form has been submitted (FRM-3). Returns the same reference if nothing
 * changes.
 */
export const leaveField = <F extends string>(
  form: FormRecord<F>,
  field: F,
  found: FieldErrors<F>,
): FormRecord<F> => {
  if (!form.isChecked || form.uncheckedField === field) return form;
  const errors = withFieldError(form.errors, field, found[field]);
  return errors === form.errors ? form : { ...form, errors };
};
