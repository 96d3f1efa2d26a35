import { type ProductPageEvent, products, relatedProducts, toProductCard } from '@loomwright/catalogue';
import { useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { NextStep } from '../../shared/next-step/next-step.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import {
  above,
  across,
  baseline,
  cards,
  cluster,
  justifyStart,
  split,
  stack,
} from '../../ui/layout/layout.css.ts';
import { badge } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { ProductCard } from '../../ui/product-card/product-card.tsx';
import { ProductDrawing } from '../../ui/product-drawing/product-drawing.tsx';
import { muted, note, subtitle, target } from '../../ui/text/text.css.ts';
import { AtWork, demonstrations } from './at-work.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyingCard, type FoundView, salesHref } from './buying-card.tsx';
import * as styles from './product-page.css.ts';
import { WaitingList } from './waiting-list.tsx';

interface Props {
  readonly view: FoundView;
  readonly onEvent: (event: ProductPageEvent) => void;
}

const Breadcrumb = ({ name }: { readonly name: string }) => (
  <nav className={across} aria-label="Breadcrumb">
    <ol className={`${note} ${cluster[2]} ${baseline}`}>
      <li className={styles.crumb}>
        <Link href="/" className={styles.crumbLink}>
          Home
        </Link>
      </li>
      <li className={styles.crumb}>
        <Link href="/products" className={styles.crumbLink}>
          Products
        </Link>
      </li>
      <li className={styles.crumb} aria-current="page">
        {name}
      </li>
    </ol>
  </nav>
);

const Texts = ({ view: { card, features } }: Pick<Props, 'view'>) => {
  return (
    <section className={`${stack[4]} ${styles.late} ${styles.description}`} aria-labelledby="description">
      <h2 id="description" className={subtitle}>
        Description
      </h2>
      <p>{card.description}</p>
      <h2 className={`${subtitle} ${above[4]}`}>Key features</h2>
      <ul className={stack[3]}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Icon name="check" size={18} className={styles.check} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Specification = ({ specification }: Pick<FoundView, 'specification'>) => (
  <section className={`${split.narrowWide} ${styles.part}`} aria-labelledby="specification">
    <h2 id="specification" className={subtitle}>
      Specification
    </h2>
    <dl>
      {specification.map(({ label, text }) => (
        <div key={label} className={styles.specificationRow}>
          <dt className={muted}>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const Related = ({ card }: Pick<FoundView, 'card'>) => {
  const others = useMemo(
    () =>
      products
        .filter(({ id }) => id === card.id)
        .flatMap((product) => relatedProducts(products, product))
        .map(toProductCard),
    [card.id],
  );
  return (
    <section className={`${stack[5]} ${styles.part}`} aria-labelledby="related">
      <h2 id="related" className={subtitle}>
        Related products
      </h2>
      <ul className={cards}>
        {others.map((other) => (
          <li key={other.id} className={styles.relatedItem}>
            <ProductCard card={other} level="h3" isFirst={false} />
          </li>
        ))}
      </ul>
    </section>
  );
};

export const ProductDetails = ({ view, onEvent }: Props) => {
  const { card, compareHref, drawing, isDigital, offer, specification } = view;
  const place = useRef<HTMLElement>(null);
  const demonstration = demonstrations[card.id];
  return (
    <>
      <BuyBar view={view} place={place} onEvent={onEvent} />
      <article className={styles.layout}>
        <Breadcrumb name={card.name} />
        <div className={styles.aside}>
          <div className={`${stack[4]} ${justifyStart} ${styles.early}`}>
            <p className={cluster[2]}>
              <span className={badge}>{card.category}</span>
              <span className={badge}>{card.statusText}</span>
              {isDigital && <span className={badge}>Digital</span>}
            </p>
            <PageHeading className={styles.title}>{card.name}</PageHeading>
          </div>
          <div className={`${stack[4]} ${styles.buying}`}>
            <BuyingCard view={view} place={place} onEvent={onEvent} />
            {offer.kind === 'comingSoon' && <WaitingList product={card} />}
            <p>
              <Link href={compareHref} className={target}>
                Compare with other products
              </Link>
            </p>
          </div>
        </div>
        <div className={styles.texts}>
          <figure className={`${stack[2]} ${styles.early}`}>
            <ProductDrawing href={drawing.href} text={drawing.text} backdrop={card.image} />
            <figcaption className={note}>{drawing.note}</figcaption>
          </figure>
          <Texts view={view} />
        </div>
      </article>
      {demonstration && <AtWork key={card.id} {...demonstration} />}
      <Specification specification={specification} />
      <Related card={card} />
      <NextStep salesHref={salesHref(card.id)} />
    </>
  );
};
