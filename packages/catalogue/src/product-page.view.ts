import { keysOf, MAX_QUANTITY } from '@loomwright/kit';
import { type ProductCard, toDrawingHref, toProductCard, toQuarterText } from './catalogue.view.ts';
import { comparisonHref } from './comparison.ts';
import { isLive, type Product, SPECIFICATION } from './product.ts';
import { type ProductPageSnapshot, selectedQuantity } from './product-page.machine.ts';

/** A link to the product, or the reason why it cannot be opened yet (PDP-4). */
export type ProductOffer =
  | { readonly kind: 'launch'; readonly href: string }
  | { readonly kind: 'comingSoon'; readonly reason: string };

export type ProductPageView =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | {
      readonly status: 'found';
      readonly card: ProductCard;
      readonly features: readonly string[];
      readonly isDigital: boolean;
      readonly drawing: { readonly href: string; readonly text: string; readonly note: string };
      readonly specification: readonly { readonly label: string; readonly text: string }[];
      readonly compareHref: string;
      readonly offer: ProductOffer;
      readonly quantityText: string;
      readonly canDecrease: boolean;
      readonly canIncrease: boolean;
      readonly isAdded: boolean;
      readonly addText: 'Add to Cart' | 'Added to Cart!';
    };

export const toOffer = (product: Product): ProductOffer =>
  isLive(product)
    ? { kind: 'launch', href: product.serviceUrl }
    : {
        kind: 'comingSoon',
        reason: `${product.release ? `Expected in ${toQuarterText(product)}, a sample date.` : 'It isn’t released yet.'} Add it to your cart to request a quote; nothing is charged.`,
      };

const toSpecification = ({ specification }: Product) =>
  keysOf(SPECIFICATION).map((part) => ({ label: SPECIFICATION[part], text: specification[part] }));

export const toProductPageView = (snapshot: ProductPageSnapshot): ProductPageView => {
  const { product, quantityText } = snapshot.context;
  if (snapshot.matches('found') && product) {
    const quantity = selectedQuantity(quantityText);
    const isAdded = snapshot.matches({ found: 'added' });
    return {
      status: 'found',
      card: toProductCard(product),
      features: product.features,
      isDigital: product.isDigital,
      drawing: {
        href: toDrawingHref(product),
        text: product.drawing,
        note:
          product.status === 'live' ? 'The tool in miniature.' : 'A drawing of the interface we’re building.',
      },
      specification: toSpecification(product),
      compareHref: comparisonHref([product.id]),
      offer: toOffer(product),
      quantityText,
      canDecrease: quantity > 1,
      canIncrease: quantity < MAX_QUANTITY,
      isAdded,
      addText: isAdded ? 'Added to Cart!' : 'Add to Cart',
    };
  }
  return { status: snapshot.matches('missing') ? 'missing' : 'loading' };
};
