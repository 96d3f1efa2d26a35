import { toQuantityOf } from '@loomwright/cart';
import type { ProductOffer, ProductPageEvent, ProductPageView } from '@loomwright/catalogue';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { isLeftOut } from '../../app/left-out.ts';
import { useCart } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { cluster, stack } from '../../ui/layout/layout.css.ts';
import { QuantityField } from '../../ui/quantity-field/quantity-field.tsx';
import { card as cardStyle } from '../../ui/surface/surface.css.ts';
import { figures, muted, note, strong, subtitle } from '../../ui/text/text.css.ts';
import * as styles from './product-page.css.ts';

export type FoundView = Extract<ProductPageView, { status: 'found' }>;

/** The link to the cart once it holds the product, on the line of the quantity's label: nothing moves when it appears. */
const InCart = ({ productId }: { readonly productId: number }) => {
  const quantity = useView(
    useCart(),
    useMemo(() => toQuantityOf(productId), [productId]),
  );
  return (
    <p className={`${note} ${styles.inCart}`}>
      {quantity > 0 && (
        <>
          <span>{`${quantity} in your cart.`}</span> <Link href="/cart">View cart</Link>
        </>
      )}
    </p>
  );
};

const arrowRight = 'M4 12h15M13 6l6 6l-6 6';

/** Opens a live product, unless its tool is left out; says why a coming one cannot be bought (PDP-4). */
const TryOrBuy = ({ offer }: { readonly offer: ProductOffer }) =>
  offer.kind === 'launch' ? (
    !isLeftOut(offer.href) && (
      <>
        <p className={muted}>This tool is live. It opens right here, and costs nothing.</p>
        <ButtonLink href={offer.href} look="primary" className={styles.whole}>
          Launch Tool <Icon path={arrowRight} size={18} />
        </ButtonLink>
      </>
    )
  ) : (
    <>
      <p id="not-yet" className={muted}>
        {offer.reason}
      </p>
      <Button className={styles.whole} disabled aria-describedby="not-yet">
        Buy Now: coming soon
      </Button>
    </>
  );

interface Props {
  readonly view: FoundView;
  readonly onEvent: (event: ProductPageEvent) => void;
}

/** All ways to get a product: its price, the cart, sales, and the tool or why there is none yet (PDP-2 to PDP-4). */
export const BuyingCard = ({ view, onEvent }: Props) => {
  const { addText, canDecrease, canIncrease, card, isAdded, offer, quantityText } = view;
  return (
    <section className={`${cardStyle} ${stack[4]} ${styles.offer}`} aria-labelledby="try-or-buy">
      <h2 id="try-or-buy" className={subtitle}>
        Try or Buy
      </h2>
      <p className={`${strong} ${figures} ${styles.price}`}>
        <span>{card.price.amount}</span>{' '}
        {card.price.unit !== '' && <span className={`${muted} ${styles.unit}`}>{card.price.unit}</span>}
      </p>
      <TryOrBuy offer={offer} />
      <form
        className={`${cluster[3]} ${styles.buy}`}
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
        <Button type="submit" look={offer.kind === 'launch' ? 'secondary' : 'primary'} className={styles.add}>
          {isAdded && <Icon name="check" />}
          <span>{addText}</span>
        </Button>
        <InCart productId={card.id} />
      </form>
      <ButtonLink href={`/contact?topic=product-${card.id}`} className={styles.whole}>
        Contact Sales
      </ButtonLink>
    </section>
  );
};
