export {
  toCatalogueView,
  toPriceText,
  toProductCard,
  toQuarterText,
  toStatusText,
  toUnitText,
} from './catalogue.view.ts';
export {
  type CatalogueQuery,
  createCatalogueIndex,
  distinctCategories,
  selectProducts,
} from './catalogue-query.ts';
export {
  changeCatalogueQuery,
  NO_FILTERS,
  readCatalogueQuery,
  readSortOrder,
  writeCatalogueQuery,
} from './catalogue-url.ts';
export { comparisonHref, MAX_COMPARED, readComparison } from './comparison.ts';
export { type ComparisonColumn, type ComparisonView, toComparisonView } from './comparison.view.ts';
export { CATEGORIES, findProduct, type Product, type ProductFacts, SPECIFICATION } from './product.ts';
export { createProductPageMachine, type ProductPageEvent } from './product-page.machine.ts';
export { type ProductOffer, type ProductPageView, toProductPageView } from './product-page.view.ts';
export { products } from './products/index.ts';
export { toPromotion } from './promotion.view.ts';
export { relatedProducts } from './related.ts';
