import { toQuantityOf } from '@loomwright/cart';
import type { ProductPageEvent, ProductPageView } from '@loomwright/catalogue';
import { type RefObject, useMemo } from 'react';
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

/** On the same line as the quantity label, so that nothing moves when it appears. */
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

/** Renders nothing if the tool is left out of the build (PDP-4). */
const Launch = ({ href }: { readonly href: string }) =>
  !isLeftOut(href) && (
    <>
      <ButtonLink href={href} look="primary" className={styles.whole}>
        Launch Tool <Icon path={arrowRight} size={18} />
      </ButtonLink>
      <p className={note}>This tool is live. It opens right here, without an account, and costs nothing.</p>
    </>
  );

const NotYet = ({ reason }: { readonly reason: string }) => (
  <div className={styles.status}>
    <Button className={styles.notYet} disabled aria-describedby="not-yet">
      Not on sale yet
    </Button>
    <p id="not-yet" className={note}>
      {reason}
    </p>
  </div>
);

export const salesHref = (id: number): string => `/contact?topic=product-${id}`;

interface Props {
  readonly view: FoundView;
  readonly place: RefObject<HTMLElement | null>;
  readonly onEvent: (event: ProductPageEvent) => void;
}

/** All ways to get a product (PDP-2 to PDP-4). */
export const BuyingCard = ({ view, place, onEvent }: Props) => {
  const { addText, canDecrease, canIncrease, card, isAdded, offer, quantityText } = view;
  return (
    <section ref={place} className={`${cardStyle} ${stack[4]} ${styles.offer}`} aria-labelledby="try-or-buy">
      <h2 id="try-or-buy" className={subtitle}>
        Try or Buy
      </h2>
      <p className={`${strong} ${figures} ${styles.price}`}>
        <span>{card.price.amount}</span>{' '}
        {card.price.unit !== '' && <span className={`${muted} ${styles.unit}`}>{card.price.unit}</span>}
      </p>
      {offer.kind === 'launch' ? (
        <Launch href={offer.href} />
      ) : (
        <>
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
            <Button type="submit" look="primary" className={styles.add}>
              {isAdded && <Icon name="check" />}
              <span>{addText}</span>
            </Button>
            <InCart productId={card.id} />
          </form>
          <NotYet reason={offer.reason} />
        </>
      )}
      <p className={`${cluster[2]} ${styles.talk}`}>
        <ButtonLink href={salesHref(card.id)} className={styles.way}>
          Contact Sales
        </ButtonLink>
        <ButtonLink href="/demo" className={styles.way}>
          Book a demo
        </ButtonLink>
      </p>
    </section>
  );
};
