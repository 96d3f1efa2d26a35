import {
  changeCatalogueQuery,
  comparisonHref,
  createCatalogueIndex,
  distinctCategories,
  NO_FILTERS,
  products,
  readCatalogueQuery,
  toCatalogueView,
  toPromotion,
  writeCatalogueQuery,
} from '@loomwright/catalogue';
import { productRange } from '@loomwright/content';
import { useMemo, useRef } from 'react';
import { isLeftOut } from '../../app/left-out.ts';
import { useAddressQuery } from '../../app/use-address-query.ts';
import { useResultAnnouncement } from '../../app/use-result-announcement.ts';
import { NextStep } from '../../shared/next-step/next-step.tsx';
import { EmptyState } from '../../shared/results/empty-state.tsx';
import * as results from '../../shared/results/results.css.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { above, justifyStart, stack } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import { ProductCard } from '../../ui/product-card/product-card.tsx';
import { ProductDrawing } from '../../ui/product-drawing/product-drawing.tsx';
import { panel } from '../../ui/surface/surface.css.ts';
import { label, partTitle } from '../../ui/text/text.css.ts';
import { CatalogueFilters } from './catalogue-filters.tsx';
import * as styles from './promotion.css.ts';

const promotion = toPromotion(products);

const Promotion = () =>
  promotion &&
  !isLeftOut(promotion.launchHref) && (
    <section className={`${panel} ${styles.promotion}`} aria-labelledby="live">
      <div className={`${stack[3]} ${justifyStart} ${styles.words}`}>
        <p className={`${label} ${styles.terms}`}>{promotion.termsText}</p>
        <h2 id="live" className={partTitle}>
          {promotion.name}
        </h2>
        <p>{promotion.description}</p>
        <ButtonLink href={promotion.launchHref} look="panel" className={above[2]}>
          Launch Tool
        </ButtonLink>
      </div>
      <ProductDrawing {...promotion.drawing} backdrop={promotion.image} />
    </section>
  );

const index = createCatalogueIndex(products);
const categories = ['All', ...distinctCategories(products)] as const;

const addressQuery = {
  read: readCatalogueQuery,
  change: changeCatalogueQuery,
  write: writeCatalogueQuery,
};

const ProductsPage = () => {
  const [query, change] = useAddressQuery(addressQuery);
  const { cards, countText } = useMemo(() => toCatalogueView(index, query), [query]);
  const searchBox = useRef<HTMLInputElement>(null);

  useResultAnnouncement(query, countText);

  const showEverything = () => {
    change(NO_FILTERS);
    searchBox.current?.focus();
  };

  return (
    <div className={container}>
      <Opening
        title="Products"
        lead={`${productRange.countFirst} ways to start. The Portfolio Generator is free and live today; add any of the others to your cart and request a quote. Release dates are samples, as the company is.`}
      />
      <Promotion />
      <CatalogueFilters query={query} categories={categories} searchBox={searchBox} onChange={change} />
      <div className={results.results} data-results>
        {cards.length > 0 && <p className={results.count}>{countText}</p>}
        {cards.length === 0 ? (
          <EmptyState title="No products found" text="Try adjusting your filters or search term">
            <Button onClick={showEverything}>Clear filters and search</Button>
          </EmptyState>
        ) : (
          <ul className={results.grid}>
            {cards.map((card, place) => (
              <li key={card.id}>
                <ProductCard card={card} compareHref={comparisonHref([card.id])} isFirst={place < 3} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <NextStep />
    </div>
  );
};

export default ProductsPage;
