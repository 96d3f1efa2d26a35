import { type OrdersQuery, orderStatusTexts } from '@loomwright/account';
import type { RefObject } from 'react';
import { choice, choices } from '../../ui/choices/choices.css.ts';
import * as styles from '../../ui/filters/filters.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';

const search = 'M11 4a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM16 16l4.5 4.5';
const labels = { all: 'All', ...orderStatusTexts } as const;

interface Props {
  readonly query: OrdersQuery;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly onChange: (change: Partial<OrdersQuery>) => void;
}

/** The status filter and the search, as in the address. */
export const OrdersFilters = ({ query, searchBox, onChange }: Props) => (
  <search className={styles.bar} aria-label="Requests">
    <fieldset className={choices}>
      <legend className={styles.unseen}>Status</legend>
      {(['all', 'sent', 'kept'] as const).map((status) => (
        <button
          key={status}
          type="button"
          className={choice}
          aria-pressed={status === query.status}
          onClick={() => onChange({ status })}
        >
          {labels[status]}
        </button>
      ))}
    </fieldset>
    <div className={styles.fields}>
      <label className={styles.searchField}>
        <span className={styles.unseen}>Search by product</span>
        <Icon path={search} size={18} />
        <input
          ref={searchBox}
          type="search"
          className={styles.input}
          placeholder="Search by product"
          autoComplete="off"
          maxLength={100}
          value={query.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </label>
    </div>
  </search>
);
