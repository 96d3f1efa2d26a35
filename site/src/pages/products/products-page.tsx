import {
  type CatalogueQuery,
  changeCatalogueQuery,
  createCatalogueIndex,
  distinctCategories,
  NO_FILTERS,
  products,
  readCatalogueQuery,
  toCatalogueView,
  writeCatalogueQuery,
} from '@loomwright/catalogue';
import { useMemo, useRef } from 'react';
import { useSearch } from 'wouter';
import { useSite } from '../../app/providers.tsx';
import { useResultAnnouncement } from '../../app/use-result-announcement.ts';
import { container, lead, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { ProductCard } from '../../ui/product-card/product-card.tsx';
import { CatalogueFilters } from './catalogue-filters.tsx';
import { NothingFound } from './nothing-found.tsx';
import * as styles from './products-page.css.ts';

const index = createCatalogueIndex(products);
const categories = ['All', ...distinctCategories(products)] as const;

/** The query of the address, and a function that changes it (PRD-5). */
const useCatalogueQuery = (): [CatalogueQuery, (change: Partial<CatalogueQuery>) => void] => {
  const { navigate } = useSite().world;
  const search = useSearch();
  const query = useMemo(() => readCatalogueQuery(search), [search]);
  const change = (parts: Partial<CatalogueQuery>) => {
    const step = changeCatalogueQuery(query, parts);
    const next = writeCatalogueQuery(step.query);
    navigate(next === '' ? '/products' : `/products?${next}`, { replace: step.history === 'replace' });
  };
  return [query, change];
};

/** `/products` (PRD-2, PRD-3, PRD-4, PRD-5). */
const ProductsPage = () => {
  const [query, change] = useCatalogueQuery();
  const { cards, countText } = useMemo(() => toCatalogueView(index, query), [query]);
  const searchBox = useRef<HTMLInputElement>(null);

  useResultAnnouncement(query, countText);

  const showEverything = () => {
    change(NO_FILTERS);
    searchBox.current?.focus();
  };

  return (
    <div className={container}>
      <div className={opening}>
        <PageHeading>Products</PageHeading>
        <p className={lead}>
          Six ways to begin. The Portfolio Generator is free and live today; put any of the others in your
          cart and ask for a quote.
        </p>
      </div>
      <CatalogueFilters query={query} categories={categories} searchBox={searchBox} onChange={change} />
      <div className={styles.results} data-results>
        {cards.length > 0 && <p className={styles.count}>{countText}</p>}
        {cards.length === 0 ? (
          <NothingFound onShowEverything={showEverything} />
        ) : (
          <ul className={styles.grid}>
            {cards.map((card, place) => (
              <li key={card.id}>
                <ProductCard card={card} isFirst={place < 3} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};

export default ProductsPage;
