import { toDrawingHref, toPriceText } from './catalogue.view.ts';
import { isLive, type Product } from './product.ts';

export interface PromotionView {
  readonly name: string;
  readonly description: string;
  readonly termsText: string;
  readonly launchHref: string;
  readonly image: string;
  readonly drawing: { readonly href: string; readonly text: string };
}

/** The first live product with a URL; undefined if there is none. */
export const toPromotion = (products: readonly Product[]): PromotionView | undefined => {
  const live = products.find(isLive);
  return (
    live && {
      name: live.name,
      description: live.description,
      termsText: `Live now · ${toPriceText(live)}`,
      launchHref: live.serviceUrl,
      image: live.image,
      drawing: { href: toDrawingHref(live), text: live.drawing },
    }
  );
};
