import { type ProductPageEvent, products, relatedProducts, toProductCard } from '@loomwright/catalogue';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../ui/icon/icon.tsx';
import { badge } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { ProductCard } from '../../ui/product-card/product-card.tsx';
import { ProductDrawing } from '../../ui/product-drawing/product-drawing.tsx';
import { AtWork, demonstrations } from './at-work.tsx';
import { BuyingCard, type FoundView } from './buying-card.tsx';
import * as styles from './product-page.css.ts';

interface Props {
  readonly view: FoundView;
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

const Texts = ({ view: { card, features, specification } }: Pick<Props, 'view'>) => {
  const demonstration = demonstrations[card.id];
  return (
    <>
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
              <span>{feature}</span>
            </li>
          ))}
        </ul>
      </section>
      {demonstration && <AtWork key={card.id} {...demonstration} />}
      <section className={styles.specification} aria-labelledby="specification">
        <h2 id="specification" className={styles.heading}>
          Specification
        </h2>
        <dl>
          {specification.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
};

const Related = ({ card }: Pick<FoundView, 'card'>) => {
  const cards = useMemo(
    () =>
      products
        .filter(({ id }) => id === card.id)
        .flatMap((product) => relatedProducts(products, product))
        .map(toProductCard),
    [card.id],
  );
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related" className={styles.heading}>
        Related products
      </h2>
      <ul className={styles.relatedList}>
        {cards.map((other) => (
          <li key={other.id}>
            <ProductCard card={other} level="h3" isFirst={false} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The product: its interface, texts and specification, the one card to get it, and what to look at next (PDP-2). */
export const ProductDetails = ({ view, onEvent }: Props) => {
  const { card, compareHref, drawing, isDigital } = view;
  return (
    <>
      <article className={styles.layout}>
        <Breadcrumb name={card.name} />
        <div className={styles.aside}>
          <div className={styles.head}>
            <p className={styles.badges}>
              <span className={badge}>{card.category}</span>
              <span className={badge}>{card.statusText}</span>
              {isDigital && <span className={badge}>Digital</span>}
            </p>
            <PageHeading className={styles.title}>{card.name}</PageHeading>
          </div>
          <div className={styles.buying}>
            <BuyingCard view={view} onEvent={onEvent} />
            <p>
              <Link href={compareHref} className={styles.way}>
                Compare with other products
              </Link>
            </p>
          </div>
        </div>
        <div className={styles.texts}>
          <figure className={styles.figure}>
            <ProductDrawing href={drawing.href} text={drawing.text} backdrop={card.image} />
            <figcaption className={styles.caption}>{drawing.note}</figcaption>
          </figure>
          <Texts view={view} />
        </div>
      </article>
      <Related card={card} />
    </>
  );
};
