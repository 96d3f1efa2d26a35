import { type OrdersQuery, orderStatusTexts } from '@loomwright/account';
import type { RefObject } from 'react';
import { Choices } from '../../ui/choices/choices.tsx';
import * as styles from '../../ui/filters/filters.css.ts';
import { SearchField } from '../../ui/filters/search-field.tsx';

const statuses = [
  ['all', 'All'],
  ['sent', orderStatusTexts.sent],
  ['kept', orderStatusTexts.kept],
] as const;

interface Props {
  readonly query: OrdersQuery;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly onChange: (change: Partial<OrdersQuery>) => void;
}

/** The status filter and the search, as in the address. */
export const OrdersFilters = ({ query, searchBox, onChange }: Props) => (
  <search className={styles.bar} aria-label="Requests">
    <Choices
      legend="Status"
      options={statuses}
      chosen={query.status}
      onChoose={(status) => onChange({ status })}
    />
    <div className={styles.fields}>
      <SearchField
        label="Search by product or number"
        text={query.text}
        box={searchBox}
        onType={(text) => onChange({ text })}
      />
    </div>
  </search>
);
