import { type CatalogueQuery, readSortOrder } from '@loomwright/catalogue';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Choices } from '../../ui/choices/choices.tsx';
import * as styles from '../../ui/filters/filters.css.ts';
import { SearchField } from '../../ui/filters/search-field.tsx';
import { row } from '../../ui/layout/layout.css.ts';
import { note } from '../../ui/text/text.css.ts';

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

export const CatalogueFilters = ({ query, categories, searchBox, onChange }: Props) => {
  const sortBox = useRef<HTMLSelectElement>(null);
  // Reads text and options entered before hydration.
  const takeEntered = useEffectEvent(() => {
    const text = searchBox.current?.value ?? query.text;
    const sort = readSortOrder(sortBox.current?.value ?? query.sort);
    const change = { ...(text !== query.text && { text }), ...(sort !== query.sort && { sort }) };
    if (Object.keys(change).length > 0) onChange(change);
  });
  useEffect(() => takeEntered(), []);
  return (
    <search className={styles.bar} aria-label="Products" data-results data-needs-js>
      <Choices
        legend="Category"
        options={categories.map((category) => [category, category] as const)}
        chosen={query.category}
        onChoose={(category) => onChange({ category })}
      />
      <div className={styles.fields}>
        <SearchField
          label="Search products"
          text={query.text}
          box={searchBox}
          onType={(text) => onChange({ text })}
        />
        <label className={`${row[2]} ${note}`}>
          <span>Sort by</span>
          <select
            ref={sortBox}
            className={styles.select}
            // Browsers would restore an outdated value on reload.
            autoComplete="off"
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
