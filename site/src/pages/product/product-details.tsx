import type { ProductPageEvent, ProductPageView } from '@loomwright/catalogue';
import { Link } from 'wouter';
import { button } from '../../ui/button/button.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { badge, card as cardStyle } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { QuantityField } from '../../ui/quantity-field/quantity-field.tsx';
import { InCart } from './in-cart.tsx';
import * as styles from './product-page.css.ts';
import { TryOrBuy } from './try-or-buy.tsx';

interface Props {
  readonly view: Extract<ProductPageView, { status: 'found' }>;
  readonly onEvent: (event: ProductPageEvent) => void;
}

const Breadcrumb = ({ name }: { readonly name: string }) => (
  <nav aria-label="Breadcrumb">
    <ol className={styles.breadcrumb}>
      <li>
        <Link href="/">Home</Link>
      </li>
      <li>
        <Link href="/products">Products</Link>
      </li>
      <li aria-current="page">{name}</li>
    </ol>
  </nav>
);

/** The product, its price, and the controls that add it to the cart (PDP-2, PDP-3). */
export const ProductDetails = ({ view, onEvent }: Props) => {
  const { addText, canDecrease, canIncrease, card, features, isAdded, isDigital, offer, quantityText } = view;
  return (
    <article className={styles.layout}>
      <Breadcrumb name={card.name} />
      <img className={styles.art} src={card.image} alt="" width="480" height="320" fetchPriority="high" />
      <div className={styles.summary}>
        <p className={styles.badges}>
          <span className={badge}>{card.category}</span>
          <span className={badge}>{card.statusText}</span>
          {isDigital && <span className={badge}>Digital</span>}
        </p>
        <PageHeading className={styles.title}>{card.name}</PageHeading>
        <p className={styles.price}>{card.priceText}</p>
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
          <button type="submit" className={`${button.primary} ${styles.add}`}>
            {isAdded && <Icon name="check" />}
            {addText}
          </button>
        </form>
        <Link href="/contact" className={button.secondary}>
          Contact Sales
        </Link>
        <InCart productId={card.id} />
      </div>
      <section className={styles.description} aria-labelledby="description">
        <h2 id="description" className={styles.heading}>
          Description
        </h2>
        <p>{card.description}</p>
        <h2 className={styles.heading}>Key features</h2>
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>
              <Icon name="check" size={18} />
              {feature}
            </li>
          ))}
        </ul>
      </section>
      <section className={`${cardStyle} ${styles.offer}`} aria-labelledby="try-or-buy">
        <h2 id="try-or-buy" className={styles.heading}>
          Try or Buy
        </h2>
        <TryOrBuy offer={offer} />
      </section>
    </article>
  );
};
