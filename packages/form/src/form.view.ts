import { type FieldError, type FieldErrors, listFieldErrors } from '@loomwright/kit';
import type { SnapshotFrom } from 'xstate';
import type { FormDefinition } from './definition.ts';
import type { FormMachine } from './form.machine.ts';

export type FormStatus = 'editing' | 'waiting' | 'submitting' | 'failed' | 'locked' | 'succeeded';

export interface FormView<F extends string, R = undefined, A = never> {
  readonly status: FormStatus;
  readonly errors: FieldErrors<F>;
  /** In page order. */
  readonly errorList: readonly FieldError<F>[];
  readonly message: string;
  /** For a polite live region; empty unless a submit waits, is pending or has succeeded. */
  readonly statusText: string;
  readonly buttonText: string;
  readonly canSubmit: boolean;
  readonly hasSucceeded: boolean;
  readonly canCancel: boolean;
  readonly canReset: boolean;
  readonly isDraftOpen: boolean;
  readonly attachment: A | undefined;
  readonly result: R | undefined;
}

export const createFormView =
  <V extends object, F extends string, R, A, C>({ fields, texts }: FormDefinition<V, F, R, A, C>) =>
  (snapshot: SnapshotFrom<FormMachine<V, F, R, A, C>>): FormView<F, R, A> => {
    const { content, form, result } = snapshot.context;
    const { submission } = snapshot.value;
    const status = typeof submission === 'string' ? submission : submission.ready;
    const buttonTexts = {
      editing: texts.submit,
      waiting: texts.waiting ?? texts.submitting,
      submitting: texts.submitting,
      failed: texts.retry ?? texts.submit,
      locked: texts.submit,
      succeeded: texts.succeeded ?? texts.submit,
    };
    const statusTexts = {
      editing: '',
      waiting: texts.waitingStatus ?? texts.submittingStatus,
      submitting: texts.submittingStatus,
      failed: '',
      locked: '',
      succeeded: '',
    };
    return {
      status,
      errors: form.errors,
      errorList: listFieldErrors(form.errors, fields),
      message: form.message,
      statusText: statusTexts[status] || (form.hasSucceeded ? texts.succeededStatus : ''),
      buttonText: buttonTexts[status],
      canSubmit: snapshot.hasTag('ready'),
      hasSucceeded: form.hasSucceeded,
      canCancel: snapshot.can({ type: 'form.cancel' }),
      canReset: snapshot.can({ type: 'form.reset' }),
      isDraftOpen: snapshot.hasTag('draftOpen'),
      attachment: content.attachment,
      result,
    };
  };
