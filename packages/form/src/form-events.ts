import type { Content, Draft, Texts } from './draft.ts';
import type { FormRecord } from './form.ts';

type Typed<V> = { readonly values: V };
type InField<V, F> = Typed<V> & { readonly field: F };
export type Owner = { readonly owner: number | null };

export type ConnectionFact = { readonly type: 'network.changed'; readonly isOnline: boolean };

type SubmitEvent<V> = { readonly type: 'form.submit' } & Typed<V>;

export type FormEvent<V, F extends string, A = never, C = never> =
  | SubmitEvent<V>
  | ({ readonly type: 'form.edit' } & InField<V, F>)
  | ({ readonly type: 'form.leave' } & InField<V, F>)
  | { readonly type: 'form.startAgain' }
  /** Takes back a submit that waits for the network. */
  | { readonly type: 'form.takeBack' }
  /** There is no submit from now on, until it is unlocked; the form empties the field `emptied`. */
  | { readonly type: 'form.lock'; readonly emptied?: F }
  | { readonly type: 'form.unlock' }
  /** The page is about to be hidden or closed: what was typed is stored at once. */
  | { readonly type: 'page.hiding' }
  | ConnectionFact
  /** Changes the content by a command of the definition; needs an open draft. */
  | { readonly type: 'form.change'; readonly command: C }
  /** The owner is known: an account's id, or null for a guest; with the values typed until now. */
  | ({ readonly type: 'form.ownerKnown' } & Typed<V> & Owner)
  /** This and the next two come from the chart itself. */
  | { readonly type: 'draft.opened'; readonly draft: Draft<A> }
  | { readonly type: 'draft.changed' }
  | { readonly type: 'form.succeeded' };

/** What a view performs once. */
export type FormEmitted =
  /** A submit failed: move the focus to the summary. */
  | { readonly type: 'form.failed' }
  /** A submit succeeded: empty the password fields, move the focus to the outcome. */
  | { readonly type: 'form.succeeded' }
  /** Put these texts into the fields. */
  | { readonly type: 'form.filled'; readonly texts: Texts };

export interface FormContext<V, F extends string, R, A> {
  readonly form: FormRecord<F>;
  readonly content: Content<A>;
  /** The content of the submit that is on its way or was the last. */
  readonly submitted: Content<A>;
  /** What the last success, or the look-up, resulted in. */
  readonly result?: R | undefined;
  readonly owner: number | null;
  /** Whether there is no submit: the form's owner has locked it. */
  readonly isLocked: boolean;
  /** The field that is emptied when a lock takes effect. */
  readonly emptied?: F | undefined;
  /** As far as is known; always, in a form that does not watch the network. */
  readonly isOnline: boolean;
  /** The submit that waits for the network; never that of a form with secrets, which does not wait. */
  readonly held?: SubmitEvent<V> | undefined;
}

/** Keeps a draft in memory, or stores it at once. */
export interface DraftEvent<A> {
  readonly type: 'draft.keep' | 'draft.store';
  readonly draft: Draft<A>;
}
