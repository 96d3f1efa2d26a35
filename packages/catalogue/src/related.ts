import type { ProductFacts } from './product.ts';

/** Products of the same category first, then the others, each in the featured order. */
export const relatedProducts = <T extends ProductFacts>(
  products: readonly T[],
  { id, category }: ProductFacts,
  most = 3,
): readonly T[] => {
  const others = products.filter((product) => product.id !== id);
  const isNear = (product: T) => product.category === category;
  return [...others.filter(isNear), ...others.filter((product) => !isNear(product))].slice(0, most);
};
