import type { Listener } from '@loomwright/kit';
import type {
  KeyValueStore,
  Log,
  RecordFact,
  Records,
  RecordsPorts,
  RefusalReason,
} from '@loomwright/storage';
import type { Cart, CartCommand } from './cart.ts';
import type { CartEdit } from './cart-edits.ts';
import type { LookUpProduct } from './cart-lines.ts';

/** Sent to the listener: the text of a change, to show and to note; and that this browser does not store the cart. */
export type CartFact =
  | { readonly type: 'cart.changed'; readonly text: string }
  | { readonly type: 'storage.refused'; readonly reason: RefusalReason };

/** The cart belongs to this member from now on, or to a guest. */
export interface OwnerChangedEvent {
  readonly type: 'owner.changed';
  readonly userId: number | undefined;
}

/** The cart of the current owner, as it is to be shown. */
export interface OwnerFact {
  readonly type: 'owner.cartUpdated';
  readonly userId: number | undefined;
  readonly cart: Cart;
}

/** `page.left` ends what can be undone (CRT-9); an `OwnerFact` comes from the cart's own child. */
export type CartEvent = CartEdit | { readonly type: 'page.left' } | OwnerChangedEvent | OwnerFact;

export interface CartInput {
  readonly listener: Listener<CartFact>;
}

export type CartOwnerEvent =
  | OwnerChangedEvent
  | { readonly type: 'owner.apply'; readonly command: CartCommand }
  | RecordFact<Cart>;

export interface CartOwnerInput {
  /** Follows the cart. */
  readonly cart: Listener<OwnerFact>;
  /** Receives the text about moved lines, and that storage refused to move them. */
  readonly listener: Listener<CartFact>;
}

/** The guest's cart as its record has it. */
export interface GuestCart {
  readonly cart: Cart;
  /** `pending` while something waits to be stored, `refused` when storage would not. */
  readonly status: 'unknown' | 'stored' | 'pending' | 'refused';
}

export interface CartOwnerContext extends CartOwnerInput {
  /** The member whose cart it is; undefined for a guest, and while it is not known. */
  readonly userId: number | undefined;
  readonly isKnown: boolean;
  /** The record that commands go to. */
  readonly recordId: 'guestRecord' | 'memberRecord';
  readonly guest: GuestCart;
  /** The member's cart as it was last seen, for storage that will not be read. */
  readonly seen: Cart | undefined;
  /** Whether the member's cart lives in this tab's memory only. */
  readonly isDetached: boolean;
}

export interface CartPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly records: Records;
  readonly lookUpProduct: LookUpProduct;
  /** As that of the records. */
  readonly isGone?: RecordsPorts['isGone'];
}
