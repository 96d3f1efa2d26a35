import type { ProductPageEvent } from '@loomwright/catalogue';
import { type RefObject, useEffect, useState } from 'react';
import { isLeftOut } from '../../app/left-out.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { between, row } from '../../ui/layout/layout.css.ts';
import { container } from '../../ui/page/page.css.ts';
import { figures, note, strong } from '../../ui/text/text.css.ts';
import type { FoundView } from './buying-card.tsx';
import * as styles from './product-page.css.ts';

const useIsAway = (place: RefObject<Element | null>): boolean => {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isAway;
};

interface Props {
  readonly view: FoundView;
  readonly place: RefObject<Element | null>;
  readonly onEvent: (event: ProductPageEvent) => void;
}

/** Shows the price and the button while the buying card is out of view. */
export const BuyBar = ({ view: { addText, card, offer }, place, onEvent }: Props) => {
  const isAway = useIsAway(place);
  if (offer.kind === 'launch' && isLeftOut(offer.href)) return null;
  return (
    <section className={styles.bar} data-shown={isAway} data-needs-js aria-label={`Get ${card.name}`}>
      <div className={`${container} ${row[4]} ${between}`}>
        <p className={`${strong} ${styles.barName}`}>{card.name}</p>
        <p className={styles.barPrice}>
          <span className={`${strong} ${figures}`}>{card.price.amount}</span>{' '}
          <span className={note}>{card.price.unit}</span>
        </p>
        {offer.kind === 'launch' ? (
          <ButtonLink href={offer.href} look="primary" className={styles.barButton}>
            Launch Tool
          </ButtonLink>
        ) : (
          <Button
            look="primary"
            className={styles.barButton}
            onClick={() => onEvent({ type: 'product.addToCart' })}
          >
            {addText}
          </Button>
        )}
      </div>
    </section>
  );
};
