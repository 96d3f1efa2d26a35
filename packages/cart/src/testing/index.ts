export {
  type CartUserEvent,
  cartCommands,
  cartEvents,
  cartItems,
  carts,
  lookUpShopProduct,
  productIds,
  quantities,
  shopCart,
  shopProducts,
  typedQuantities,
} from './arbitraries.ts';
export { type CartBrowser, type CartTab, createCartBrowser } from './cart-browser.ts';
export { type CartModel, modelQuantity, stepCartModel, toCartModel } from './cart-model.ts';
export {
  type CartBench,
  type CartBenchOptions,
  createCartBench,
  createCartWorld,
} from './fakes.ts';
export {
  brokenCartInvariants,
  brokenCartSnapshotInvariants,
  cartInvariants,
  cartSnapshotInvariants,
  naiveTotals,
} from './invariants.ts';
