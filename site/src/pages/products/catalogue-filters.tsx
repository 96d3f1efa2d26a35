import { type CatalogueQuery, readSortOrder } from '@loomwright/catalogue';
import { type RefObject, useEffect, useRef } from 'react';
import { choice, choices } from '../../ui/choices/choices.css.ts';
import * as styles from '../../ui/filters/filters.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';

const search = 'M11 4a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM16 16l4.5 4.5';

interface Props {
  readonly query: CatalogueQuery;
  readonly categories: readonly CatalogueQuery['category'][];
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly onChange: (change: Partial<CatalogueQuery>) => void;
}

const sortLabels = {
  featured: 'Featured',
  'price-asc': 'Price, lowest first',
  'price-desc': 'Price, highest first',
  name: 'Name, A to Z',
} as const;

/** Category, search and sort order of the catalogue (PRD-2, PRD-5). */
export const CatalogueFilters = ({ query, categories, searchBox, onChange }: Props) => {
  const sortBox = useRef<HTMLSelectElement>(null);
  // Text and options entered before hydration count.
  useEffect(() => {
    const text = searchBox.current?.value ?? query.text;
    const sort = readSortOrder(sortBox.current?.value ?? query.sort);
    if (text !== query.text) onChange({ text });
    else if (sort !== query.sort) onChange({ sort });
  }, []);
  return (
    <search className={styles.bar} aria-label="Products" data-results data-needs-js>
      <fieldset className={choices}>
        <legend className={styles.unseen}>Category</legend>
        {categories.map((category) => (
          <button
            key={category}
            type="button"
            className={choice}
            aria-pressed={category === query.category}
            onClick={() => onChange({ category })}
          >
            {category}
          </button>
        ))}
      </fieldset>
      <div className={styles.fields}>
        <label className={styles.searchField}>
          <span className={styles.unseen}>Search products</span>
          <Icon path={search} size={18} />
          <input
            ref={searchBox}
            type="search"
            className={styles.input}
            placeholder="Search products"
            autoComplete="off"
            maxLength={100}
            value={query.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        </label>
        <label className={styles.sortField}>
          <span>Sort by</span>
          <select
            ref={sortBox}
            className={styles.select}
            value={query.sort}
            onChange={(event) => onChange({ sort: readSortOrder(event.target.value) })}
          >
            {Object.entries(sortLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
    </search>
  );
};
