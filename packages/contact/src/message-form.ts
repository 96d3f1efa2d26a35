import { type FieldErrors, hasFieldErrors, withFieldError } from '@loomwright/kit';

/** What a form that is sent has to say of itself; what was typed lives in its fields. */
export interface MessageForm<F extends string> {
  readonly errors: FieldErrors<F>;
  /** Why it was not sent; empty for nothing. */
  readonly failureText: string;
  /** Fields that are left are checked from the first submit on: before, nothing nags (FRM-3). */
  readonly hasSubmitted: boolean;
  /** Whether anything was typed since the last submit: it is not to be lost when that one succeeds. */
  readonly isEdited: boolean;
  /** Whether the last submit was sent, and nothing was typed since. */
  readonly isThanked: boolean;
  /** How many submits failed. */
  readonly attempt: number;
  /** How many were sent. */
  readonly sentCount: number;
}

/** A form nobody has touched. */
export const createMessageForm = <F extends string>(): MessageForm<F> => ({
  errors: {} as FieldErrors<F>,
  failureText: '',
  hasSubmitted: false,
  isEdited: false,
  isThanked: false,
  attempt: 0,
  sentCount: 0,
});

/** A submit with something wrong in the fields. */
export const failChecks = <F extends string>(
  form: MessageForm<F>,
  errors: FieldErrors<F>,
): MessageForm<F> => ({
  ...form,
  errors,
  failureText: '',
  hasSubmitted: true,
  isThanked: false,
  attempt: form.attempt + 1,
});

/** A submit that goes out. */
export const beginSending = <F extends string>(form: MessageForm<F>): MessageForm<F> => ({
  ...form,
  errors: {} as FieldErrors<F>,
  failureText: '',
  hasSubmitted: true,
  isEdited: false,
  isThanked: false,
});

/** It was not sent: said in so many words, and what was typed stays (FRM-1). */
export const failSending = <F extends string>(form: MessageForm<F>, failureText: string): MessageForm<F> => ({
  ...form,
  failureText,
  attempt: form.attempt + 1,
});

/** It was sent: the form begins anew. */
export const succeed = <F extends string>(form: MessageForm<F>): MessageForm<F> => ({
  ...createMessageForm<F>(),
  isEdited: form.isEdited,
  isThanked: true,
  attempt: form.attempt,
  sentCount: form.sentCount + 1,
});

/** Editing takes the field's error away, and what was said of the last submit (FRM-3). */
export const editField = <F extends string>(form: MessageForm<F>, field: F): MessageForm<F> => ({
  ...form,
  errors: withFieldError(form.errors, field, undefined),
  failureText: '',
  isEdited: true,
  isThanked: false,
});

/** The person goes on to the next message. */
export const beginAnew = <F extends string>(form: MessageForm<F>): MessageForm<F> => ({
  ...form,
  isThanked: false,
});

/** A field that is left is checked again (FRM-3); the same reference when that changes nothing. */
export const leaveField = <F extends string>(
  form: MessageForm<F>,
  field: F,
  found: FieldErrors<F>,
): MessageForm<F> => {
  const errors = form.hasSubmitted ? withFieldError(form.errors, field, found[field]) : form.errors;
  return errors === form.errors ? form : { ...form, errors };
};

export const isInOrder = (errors: FieldErrors<string>): boolean => !hasFieldErrors(errors);
