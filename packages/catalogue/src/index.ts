export {
  type CatalogueView,
  type ProductCard,
  toCatalogueView,
  toPriceText,
  toProductCard,
  toStatusText,
} from './catalogue.view.ts';
export {
  type CatalogueIndex,
  type CatalogueQuery,
  createCatalogueIndex,
  distinctCategories,
  EVERYTHING,
  SORT_ORDERS,
  type SortOrder,
  selectProducts,
} from './catalogue-query.ts';
export {
  type CatalogueChange,
  type CatalogueStep,
  changeCatalogueQuery,
  readCatalogueQuery,
  toCategorySlug,
  writeCatalogueQuery,
} from './catalogue-url.ts';
export { CATEGORIES, type Category, findProduct, type Product, type ProductFacts } from './product.ts';
export { productFacts } from './product-facts.ts';
export {
  type AddItemEvent,
  createProductPageMachine,
  type ProductPageActor,
  type ProductPageEvent,
  type ProductPageInput,
  type ProductPageMachine,
  type ProductPagePorts,
  type ProductPageSnapshot,
  selectedQuantity,
} from './product-page.machine.ts';
export { type ProductOffer, type ProductPageView, toProductPageView } from './product-page.view.ts';
export { products } from './products.ts';
