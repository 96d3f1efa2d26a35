import { type ProductFacts, products, toPriceText } from '@loomwright/catalogue';
import { pluralOf, toCents, toNumberWord } from '@loomwright/kit';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const countThose = (count: number, state: string) =>
  count === 0 ? [] : [`${toNumberWord(count)} ${pluralOf(count, 'is', 'are')} ${state}`];

/** Statements about all products, derived from the catalogue (PRD-1). */
export const toProductRange = (products: readonly ProductFacts[]) => {
  const live = products.filter(({ status }) => status === 'live');
  const [dearest, ...others] = [...products].sort((a, b) => toCents(b.price) - toCents(a.price));
  const cheapest = others.filter(({ isFree }) => !isFree).at(-1) ?? dearest;
  const count = toNumberWord(products.length);
  return {
    count,
    countFirst: capitalised(count),
    statusText: capitalised(
      `${[
        ...countThose(live.length, live.every(({ isFree }) => isFree) ? 'live and free' : 'live'),
        ...countThose(products.length - live.length, 'coming soon'),
      ].join('; ')}.`,
    ),
    highestPrice: dearest ? toPriceText(dearest) : '',
    /** The lowest price of a paid product. */
    lowestPrice: cheapest ? toPriceText(cheapest) : '',
  };
};

export const productRange = toProductRange(products);
