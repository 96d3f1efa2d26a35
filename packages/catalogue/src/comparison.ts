import { findProduct, type ProductFacts } from './product.ts';

/** The most products side by side (CMP-1). */
export const MAX_COMPARED = 3;

/**
 * The products that an address compares, `?ids=1,3`, in its order. Unknown and repeated ids are ignored, and those after
 * the third.
 */
export const readComparison = <T extends ProductFacts>(
  products: readonly T[],
  search: string,
): readonly T[] => {
  const ids = new Set(new URLSearchParams(search).get('ids')?.split(','));
  return [...ids].flatMap((id) => findProduct(products, id) ?? []).slice(0, MAX_COMPARED);
};

/** The address of a comparison. */
export const comparisonHref = (ids: readonly number[]): string =>
  ids.length === 0 ? '/products/compare' : `/products/compare?ids=${ids.join()}`;
