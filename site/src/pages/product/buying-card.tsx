import type { ProductPageEvent, ProductPageView } from '@loomwright/catalogue';
import { Link } from 'wouter';
import { button } from '../../ui/button/button.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { card as cardStyle } from '../../ui/page/page.css.ts';
import { QuantityField } from '../../ui/quantity-field/quantity-field.tsx';
import { InCart } from './in-cart.tsx';
import * as styles from './product-page.css.ts';
import { TryOrBuy } from './try-or-buy.tsx';

export type FoundView = Extract<ProductPageView, { status: 'found' }>;

interface Props {
  readonly view: FoundView;
  readonly onEvent: (event: ProductPageEvent) => void;
}

/** All ways to get a product: its price, the cart, sales, and the tool or why there is none yet (PDP-2 to PDP-4). */
export const BuyingCard = ({ view, onEvent }: Props) => {
  const { addText, canDecrease, canIncrease, card, isAdded, offer, quantityText } = view;
  return (
    <section className={`${cardStyle} ${styles.offer}`} aria-labelledby="try-or-buy">
      <h2 id="try-or-buy" className={styles.heading}>
        Try or Buy
      </h2>
      <p className={styles.price}>
        <span>{card.price.amount}</span>{' '}
        {card.price.unit !== '' && <span className={styles.unit}>{card.price.unit}</span>}
      </p>
      <TryOrBuy offer={offer} />
      <form
        className={styles.buy}
        data-needs-js
        onSubmit={(event) => {
          event.preventDefault();
          onEvent({ type: 'product.addToCart' });
        }}
      >
        <QuantityField
          label="Quantity"
          text={quantityText}
          canDecrease={canDecrease}
          canIncrease={canIncrease}
          onType={(text) => onEvent({ type: 'quantity.type', text })}
          onLeave={() => onEvent({ type: 'quantity.leave' })}
          onStep={(by) => onEvent({ type: 'quantity.step', by })}
        />
        <button
          type="submit"
          className={`${offer.kind === 'launch' ? button.secondary : button.primary} ${styles.add}`}
        >
          {isAdded && <Icon name="check" />}
          <span>{addText}</span>
        </button>
        <InCart productId={card.id} />
      </form>
      <Link href={`/contact?topic=product-${card.id}`} className={`${button.secondary} ${styles.whole}`}>
        Contact Sales
      </Link>
    </section>
  );
};
