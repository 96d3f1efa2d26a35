import type { Listener } from '@loomwright/kit';
import type {
  KeyValueStore,
  Log,
  RecordActor,
  RecordFact,
  Records,
  RefusalReason,
} from '@loomwright/storage';
import type { Cart, CartCommand } from './cart.ts';
import type { CartChange } from './cart-changes.ts';
import type { CartEdit } from './cart-edits.ts';
import type { LookUpProduct } from './cart-lines.ts';

/** Sent to the listener: a change, to show and to note; and that this browser does not store the cart. */
export type CartFact =
  | { readonly type: 'cart.changed'; readonly change: CartChange }
  | { readonly type: 'storage.refused'; readonly reason: RefusalReason };

/** The cart belongs to this member from now on, or to a guest. */
export interface OwnerChangedEvent {
  readonly type: 'owner.changed';
  readonly userId: number | undefined;
}

export type CartRecord = RecordActor<Cart, CartCommand>;

/** The record that commands go to: until the owner's own is known, and from then on. */
export type OwnerFact =
  | { readonly type: 'owner.lent'; readonly record: CartRecord }
  | { readonly type: 'owner.opened'; readonly userId: number | undefined; readonly record: CartRecord };

/** `page.left` ends what can be undone (CRT-9); an `OwnerFact` comes from the cart's own child. */
export type CartEvent =
  | CartEdit
  | { readonly type: 'page.left' }
  | OwnerChangedEvent
  | OwnerFact
  | RecordFact<Cart>;

export interface CartInput {
  readonly listener: Listener<CartFact>;
}

export interface CartOwnerInput extends CartInput {
  /** Receives the records. */
  readonly cart: Listener<OwnerFact>;
}

export interface CartOwnerContext extends CartOwnerInput {
  /** The member whose cart it is; undefined for a guest, and while it is not known. */
  readonly userId: number | undefined;
  readonly isKnown: boolean;
}

export interface CartPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly records: Records;
  readonly lookUpProduct: LookUpProduct;
}
