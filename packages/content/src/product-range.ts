import { type ProductFacts, products, toPriceText } from '@loomwright/catalogue';
import { pluralOf, toCents, toNumberWord } from '@loomwright/kit';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `five are coming soon`; nothing of none. */
const countThose = (count: number, state: string) =>
  count === 0 ? [] : [`${toNumberWord(count)} ${pluralOf(count, 'is', 'are')} ${state}`];

/** What texts say of all products together. It follows from their facts (PRD-1). */
export const toProductRange = (products: readonly ProductFacts[]) => {
  const live = products.filter(({ status }) => status === 'live');
  const [dearest, ...others] = [...products].sort((a, b) => toCents(b.price) - toCents(a.price));
  const cheapest = others.filter(({ isFree }) => !isFree).at(-1) ?? dearest;
  const count = toNumberWord(products.length);
  return {
    /** `six`, and `Six` where a sentence begins. */
    count,
    countFirst: capitalised(count),
    /** `One is live and free; five are coming soon.` */
    statusText: capitalised(
      `${[
        ...countThose(live.length, live.every(({ isFree }) => isFree) ? 'live and free' : 'live'),
        ...countThose(products.length - live.length, 'coming soon'),
      ].join('; ')}.`,
    ),
    /** `$49.99 per workspace, per month` */
    highestPrice: dearest ? toPriceText(dearest) : '',
    /** Of those that are not free. */
    lowestPrice: cheapest ? toPriceText(cheapest) : '',
  };
};

export const productRange = toProductRange(products);
