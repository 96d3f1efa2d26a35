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

export type CartFact =
  | { readonly type: 'cart.changed'; readonly change: CartChange }
  | { readonly type: 'storage.refused'; readonly reason: RefusalReason };

export interface OwnerChangedEvent {
  readonly type: 'owner.changed';
  readonly userId: number | undefined;
}

export type CartRecord = RecordActor<Cart, CartCommand>;

/** `provisional`: the guest's record is used for now. `opened`: the owner's record is ready. */
export type OwnerFact =
  | { readonly type: 'owner.provisional'; readonly record: CartRecord }
  | { readonly type: 'owner.opened'; readonly userId: number | undefined; readonly record: CartRecord };

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
  readonly cart: Listener<OwnerFact>;
}

export interface CartOwnerContext extends CartOwnerInput {
  /** Undefined for a guest, and while the owner is unknown. */
  readonly userId: number | undefined;
  readonly isKnown: boolean;
}

export interface CartPorts {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly records: Records;
  readonly lookUpProduct: LookUpProduct;
}
