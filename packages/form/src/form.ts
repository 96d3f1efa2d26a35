import { type FieldErrors, hasFieldErrors, withFieldError } from '@loomwright/kit';

/** What a form shows beside its fields. What was typed is not part of it (STO-5). */
export interface FormRecord<F extends string> {
  readonly errors: FieldErrors<F>;
  /** An error of the form as a whole; empty for none. */
  readonly message: string;
  /**
   * The field that leaving does not check until it is edited: the last submit was rejected for its value, an error that
   * checking cannot find again, or the form itself emptied it.
   */
  readonly uncheckedField: F | undefined;
  /** Fields are checked when they are left only after the first submit (FRM-3). */
  readonly isChecked: boolean;
  /** The fields that were edited since the last submit, with those that depend on them. */
  readonly edited: readonly F[];
  /** Whether the last submit succeeded and no field was edited since then. */
  readonly hasSucceeded: boolean;
}

/** Why a submit failed, in words for the user, and the field it is about, if it is about one. */
export interface Rejection<F extends string = never> {
  readonly kind: 'rejected';
  readonly field?: F | undefined;
  readonly message: string;
  /** The field that the form empties, unless it was edited since. */
  readonly emptied?: F | undefined;
}

/** The outcome of a submit. */
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

/** A submit with errors in the fields. */
export const failChecks = <F extends string>(form: FormRecord<F>, errors: FieldErrors<F>): FormRecord<F> => ({
  ...form,
  ...EMPTY_FORM,
  errors,
  isChecked: true,
  edited: form.edited,
});

/** A submit without errors: it is on its way. */
export const beginSubmit = <F extends string>(): FormRecord<F> => ({ ...EMPTY_FORM, isChecked: true });

/** The submit succeeded: everything is reset, except which fields were edited meanwhile. */
export const succeed = <F extends string>({ edited }: FormRecord<F>): FormRecord<F> => ({
  ...EMPTY_FORM,
  edited,
  hasSucceeded: true,
});

/**
 * The submit was rejected: shown at its field, or above the form when it is about none, or about a value that the field no
 * longer holds.
 */
export const reject = <F extends string>(
  form: FormRecord<F>,
  { emptied, field, message }: Omit<Rejection<F>, 'kind'>,
): FormRecord<F> => {
  const uncheckedField = [field, emptied].find((one) => one !== undefined && !form.edited.includes(one));
  return field !== undefined && uncheckedField === field
    ? { ...form, errors: withFieldError(form.errors, field, message), uncheckedField }
    : { ...form, message, uncheckedField };
};

/** Whether a failed submit empties a field: not one that was edited since. */
export const mustEmpty = <F extends string, R>(form: FormRecord<F>, outcome: SubmitOutcome<F, R>): boolean =>
  outcome.kind === 'rejected' && outcome.emptied !== undefined && !form.edited.includes(outcome.emptied);

/** The text of the field that a rejection or a lock has just emptied, if there is one. */
export const emptied = <F extends string>({
  uncheckedField,
}: FormRecord<F>): Readonly<Record<string, string>> =>
  uncheckedField === undefined ? {} : { [uncheckedField]: '' };

/** The form is locked: the errors of the last submit are out of date, and the form empties `emptied`. */
export const lock = <F extends string>(
  { isChecked }: FormRecord<F>,
  emptied: F | undefined,
): FormRecord<F> => ({
  ...EMPTY_FORM,
  isChecked,
  uncheckedField: emptied,
});

/** Whether no error is shown. */
export const isClear = <F extends string>({ errors, message }: FormRecord<F>): boolean =>
  message === '' && !hasFieldErrors(errors);

/** The message of an error that was thrown, or `fallback` when it has none (AUT-7). */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message !== '' ? error.message : fallback;

/** Editing a field clears its error, those of `dependents`, and the messages of the last submit (FRM-3). */
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
 * Leaving a field checks it again, once the form was submitted (FRM-3). A value that was rejected stays so until it is
 * edited. Returns the same reference when nothing changes.
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
