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
  | { readonly type: 'form.reset' }
  /** Cancels a submit that waits for the network. */
  | { readonly type: 'form.cancel' }
  /** Blocks submits until `form.unlock`, and empties the field `clearedField`. */
  | { readonly type: 'form.lock'; readonly clearedField?: F }
  | { readonly type: 'form.unlock' }
  | { readonly type: 'page.hiding' }
  | ConnectionFact
  /** Changes the content only while the draft is open. */
  | { readonly type: 'form.change'; readonly command: C }
  /** `owner` is an account id, or null for a guest. */
  | ({ readonly type: 'form.ownerResolved' } & Typed<V> & Owner)
  /** Internal, like `draft.changed` and `form.succeeded`. */
  | { readonly type: 'draft.opened'; readonly draft: Draft<A> }
  | { readonly type: 'draft.changed' }
  | { readonly type: 'form.succeeded' };

export type FormEmitted =
  /** The page then moves the focus to the error summary. */
  | { readonly type: 'form.failed' }
  /** The page then clears the password fields and moves the focus to the outcome. */
  | { readonly type: 'form.succeeded' }
  /** The page then puts these texts into the fields. */
  | { readonly type: 'form.filled'; readonly texts: Texts };

export interface FormContext<V, F extends string, R, A> {
  readonly form: FormRecord<F>;
  readonly content: Content<A>;
  readonly submitted: Content<A>;
  readonly result?: R | undefined;
  readonly owner: number | null;
  readonly isLocked: boolean;
  readonly clearedField?: F | undefined;
  /** Also true while the connection is unknown or not watched. */
  readonly isOnline: boolean;
  /** The submit that waits for the network; never one with secrets. */
  readonly held?: SubmitEvent<V> | undefined;
}

export interface DraftEvent<A> {
  readonly type: 'draft.keep' | 'draft.store';
  readonly draft: Draft<A>;
}
