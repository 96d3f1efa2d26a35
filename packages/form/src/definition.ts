import type { FieldErrors } from '@loomwright/kit';
import type { Content, DraftField, DraftStore } from './draft.ts';
import type { SubmitOutcome } from './form.ts';

export interface Submission<V, A> {
  /** As typed; passwords are `Secret`. */
  readonly values: V;
  readonly attachment: A | undefined;
}

/** Button and status texts by state. */
export interface FormTexts {
  readonly submit: string;
  readonly submitting: string;
  /** On the button while a submit waits for the network; `submitting` by default. */
  readonly waiting?: string;
  /** On the button after a failure; `submit` by default. */
  readonly retry?: string;
  /** On the button after a success; `submit` by default. */
  readonly succeeded?: string;
  /** For the status region; `submittingStatus` by default. */
  readonly waitingStatus?: string;
  readonly submittingStatus: string;
  /** Empty for a form whose page closes. */
  readonly succeededStatus: string;
  /** Shown when the submit throws an error without a message (AUT-7). */
  readonly failure: string;
}

export interface FormDraft<V, A> {
  /** In page order; never a password. */
  readonly fields: readonly DraftField<Extract<keyof V, string>>[];
  readonly store: DraftStore<A>;
}

/**
 * `V`: the values, `F`: field names, `R`: result of a success, `A`: attachment, `C`: commands that change the
 * content.
 */
export interface FormDefinition<V extends object, F extends string, R = undefined, A = never, C = never> {
  /** In page order. */
  readonly fields: readonly F[];
  readonly check: (values: V) => FieldErrors<F>;
  /** Rejects only on a client failure; `signal` aborts when the form unmounts. */
  readonly submit: (submission: Submission<V, A>, signal: AbortSignal) => Promise<SubmitOutcome<F, R>>;
  readonly texts: FormTexts;
  /**
   * `repeat` accepts the next submit, `confirm` waits for an edit or a new start, `end` is for a form whose
   * page closes. With `confirm`, an edit during the submit skips the wait only if the success has no result
   * to show.
   */
  readonly afterSuccess: 'repeat' | 'confirm' | 'end';
  /**
   * `replace`: a new submit replaces the pending one, so that the last choice counts. By default a pending
   * submit blocks others (FRM-4).
   */
  readonly whileSubmitting?: 'replace';
  /** Editing the key also clears the errors of these fields. */
  readonly dependents?: Readonly<Partial<Record<F, readonly F[]>>>;
  readonly draft?: FormDraft<V, A>;
  /**
   * Reports the connection at once and on every change; returns its teardown. Submits then wait while
   * offline, so never for a form with secrets: a waiting submit keeps its values.
   */
  readonly watchConnection?: (listener: (isOnline: boolean) => void) => () => void;
  /** Loads the result to show before any submit. */
  readonly lookUp?: () => Promise<R>;
  /** Must be total and pure. */
  readonly change?: (content: Content<A>, command: C) => Content<A>;
}
