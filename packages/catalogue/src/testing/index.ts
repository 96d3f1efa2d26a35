export {
  catalogues,
  changes,
  type DressedProduct,
  type DressedText,
  dressedCatalogues,
  dressedTexts,
  hostileTexts,
  nastyTexts,
  queries,
  searches,
} from './arbitraries.ts';
export { type CartFake, createCartFake } from './cart-fake.ts';
export {
  brokenProductPageInvariants,
  brokenQueryInvariants,
  brokenSelectionInvariants,
  type Selection,
} from './invariants.ts';
export {
  createProductPageModel,
  modelQuantity,
  modelSaysAdded,
  modelStatus,
  type ProductPageModel,
  type ProductPageStep,
  productPageSteps,
  stepProductPageModel,
  typedQuantities,
} from './product-page.model.ts';
