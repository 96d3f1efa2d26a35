import { findProduct, type ProductFacts } from './product.ts';

export const MAX_COMPARED = 3;

/** Parses `?ids=1,3`; ignores unknown and repeated ids, and those after the third (CMP-1). */
export const readComparison = <T extends ProductFacts>(
  products: readonly T[],
  search: string,
): readonly T[] => {
  const ids = new Set(new URLSearchParams(search).get('ids')?.split(','));
  return [...ids].flatMap((id) => findProduct(products, id) ?? []).slice(0, MAX_COMPARED);
};

export const comparisonHref = (ids: readonly number[]): string =>
  ids.length === 0 ? '/products/compare' : `/products/compare?ids=${ids.join()}`;
