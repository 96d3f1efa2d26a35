import type { ProductFacts } from './product.ts';
import { products } from './products/index.ts';

/**
 * The facts about the products without their texts, in the featured order (PRD-1). Every page needs them: the build of the
 * site writes them out (`site/build/plugin/products.ts`), so that few pages load the texts.
 */
export const productFacts: readonly ProductFacts[] = products.map(
  ({
    description: _,
    drawing: _drawing,
    features: _features,
    specification: _specification,
    summary: _summary,
    ...facts
  }) => facts,
);
