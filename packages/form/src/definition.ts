import type { FieldErrors } from '@loomwright/kit';
import type { Content, DraftField, DraftStore } from './draft.ts';
import type { SubmitOutcome } from './form.ts';

export interface Submission<V, A> {
  /** The values as typed; passwords are `Secret`. */
  readonly values: V;
  readonly attachment: A | undefined;
}

export interface FormTexts {
  readonly submit: string;
  readonly submitting: string;
  /** Defaults to `submitting`. */
  readonly waiting?: string;
  /** Defaults to `submit`. */
  readonly retry?: string;
  /** Defaults to `submit`. */
  readonly succeeded?: string;
  /** Defaults to `submittingStatus`. */
  readonly waitingStatus?: string;
  readonly submittingStatus: string;
  /** May be empty if the form disappears after a success. */
  readonly succeededStatus: string;
  /** Shown when the submit throws an error without a message (AUT-7). */
  readonly failure: string;
}

export interface FormDraft<V, A> {
  readonly fields: readonly DraftField<Extract<keyof V, string>>[];
  readonly store: DraftStore<A>;
}

/** `R`: result of a success, `A`: attachment, `C`: commands that change the content. */
export interface FormDefinition<V extends object, F extends string, R = undefined, A = never, C = never> {
  /** In page order. */
  readonly fields: readonly F[];
  readonly check: (values: V) => FieldErrors<F>;
  /** Rejects only if the page itself fails. `signal` aborts on unmount, or if a new submit replaces this one. */
  readonly submit: (submission: Submission<V, A>, signal: AbortSignal) => Promise<SubmitOutcome<F, R>>;
  readonly texts: FormTexts;
  /**
   * `repeat` accepts the next submit, `confirm` waits for an edit or a reset, `end` accepts nothing more, because the form disappears. With
   * `confirm`, an edit during the submit skips that wait, unless there is a result to show.
   */
  readonly afterSuccess: 'repeat' | 'confirm' | 'end';
  /** A new submit replaces the pending one. By default it is ignored (FRM-4). */
  readonly whileSubmitting?: 'replace';
  /** Editing a field also clears the errors of its dependents. */
  readonly dependents?: Readonly<Partial<Record<F, readonly F[]>>>;
  readonly draft?: FormDraft<V, A>;
  /**
   * Reports the connection at once and on every change. While offline, a submit then waits and its values are
   * kept, so a form with secrets must not use this.
   */
  readonly watchConnection?: (listener: (isOnline: boolean) => void) => () => void;
  readonly lookUp?: () => Promise<R>;
  /** Must be total and pure. */
  readonly change?: (content: Content<A>, command: C) => Content<A>;
}
