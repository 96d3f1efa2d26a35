export { type CartActor, type CartMachine, type CartSnapshot, createCartMachine } from './cart.machine.ts';
export {
  type Cart,
  type CartCommand,
  type CartItem,
  cartReducer,
  EMPTY_CART,
  type RemovedItem,
} from './cart.ts';
export {
  type CartRow,
  type CartView,
  hasSameLines,
  lineToFocus,
  toCartView,
} from './cart.view.ts';
export { type CartChange, noticeOf } from './cart-changes.ts';
export { createMemberCartCodec, guestCartCodec } from './cart-codec.ts';
export type { CartEvent, CartFact, CartPorts, OwnerChangedEvent } from './cart-events.ts';
export {
  type CartLine,
  type CartProduct,
  type CartTotals,
  type LookUpProduct,
  toCartLines,
  totalOf,
} from './cart-lines.ts';
export { createCartOwnerMachine } from './cart-owner.machine.ts';
export { toCartLinkView, toKnownLines, toQuantityOf } from './cart-parts.view.ts';
