import type { FieldErrors } from '@loomwright/kit';
import type { Content, DraftField, DraftStore } from './draft.ts';
import type { SubmitOutcome } from './form.ts';

/** What a form submits: its values, and what is attached to them. */
export interface Submission<V, A> {
  /** As typed; passwords are `Secret`. */
  readonly values: V;
  readonly attachment: A | undefined;
}

/** The texts of a form that change with its state. */
export interface FormTexts {
  /** On the button. */
  readonly submit: string;
  /** On the button while a submit is on its way. */
  readonly submitting: string;
  /** On the button while a submit waits for the network; `submitting` when missing. */
  readonly waiting?: string;
  /** On the button after a failure; `submit` when missing. */
  readonly retry?: string;
  /** On the button after a success that ends or confirms; `submit` when missing. */
  readonly succeeded?: string;
  /** In the status region while a submit waits for the network; `submittingStatus` when missing. */
  readonly waitingStatus?: string;
  /** In the status region while a submit is on its way. */
  readonly submittingStatus: string;
  /** In the status region after a success; empty for a form whose page goes away. */
  readonly succeededStatus: string;
  /** Above the form when the submit broke without a message (AUT-7). */
  readonly failure: string;
}

/** How a form keeps what is typed into it. */
export interface FormDraft<V, A> {
  /** In the order of the page; never a password. */
  readonly fields: readonly DraftField<Extract<keyof V, string>>[];
  readonly store: DraftStore<A>;
}

/**
 * A form: `V` its values, `F` the names of its fields, `R` what a success results in, `A` what may be attached to it, `C`
 * what may change its content beside typing.
 */
export interface FormDefinition<V extends object, F extends string, R = undefined, A = never, C = never> {
  /** The fields in the order of the page. */
  readonly fields: readonly F[];
  /** The errors of these values. */
  readonly check: (values: V) => FieldErrors<F>;
  /** Rejects only when something broke on this side; `signal` aborts when the form goes away. */
  readonly submit: (submission: Submission<V, A>, signal: AbortSignal) => Promise<SubmitOutcome<F, R>>;
  readonly texts: FormTexts;
  /**
   * What a success leads to: `repeat` is ready for the next submit, `confirm` waits until the user edits a field or
   * starts again, `end` is for a form whose page goes away. An edit during the submit counts only where the success has no
   * result, which would not be shown.
   */
  readonly afterSuccess: 'repeat' | 'confirm' | 'end';
  /**
   * `replace` lets a submit take the place of the one on its way, for a form whose submit is a choice: the last one counts.
   * When missing, there is no second submit (FRM-4).
   */
  readonly whileSubmitting?: 'replace';
  /** Fields whose error is also about another field: editing the key clears the errors of these. */
  readonly dependents?: Readonly<Partial<Record<F, readonly F[]>>>;
  readonly draft?: FormDraft<V, A>;
  /**
   * Reports whether there is a network, at once and at every change, and returns a function that stops it: for a form that
   * is sent, whose submits wait while there is none. Never for one with secrets: what waits is kept.
   */
  readonly watchConnection?: (listener: (isOnline: boolean) => void) => () => void;
  /** The result to show before any submit, when it has to be looked up. */
  readonly lookUp?: () => Promise<R>;
  /** Changes the content by a command; must be total and pure. */
  readonly change?: (content: Content<A>, command: C) => Content<A>;
}
