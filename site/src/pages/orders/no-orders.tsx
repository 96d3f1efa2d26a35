import { Link } from 'wouter';
import { button } from '../../ui/button/button.css.ts';
import * as styles from '../products/products-page.css.ts';
import { actions } from './orders-page.css.ts';

const Art = () => (
  <svg className={styles.nothingArt} viewBox="0 0 480 320" aria-hidden="true">
    <use href="/art/empty.svg#art" />
  </svg>
);

export const NoOrders = () => (
  <div className={styles.nothing}>
    <Art />
    <h2 className={styles.nothingTitle}>No requests yet</h2>
    <p>Put products into your cart and request a quote there. Your requests are then listed here.</p>
    <p className={actions}>
      <Link href="/products" className={button.primary}>
        Browse products
      </Link>
      <Link href="/cart" className={button.secondary}>
        Go to your cart
      </Link>
    </p>
  </div>
);

/** The empty state of filters that match no request. */
export const NoMatch = ({ onShowAll }: { readonly onShowAll: () => void }) => (
  <div className={styles.nothing}>
    <Art />
    <h2 className={styles.nothingTitle}>No requests match</h2>
    <p>Try another status, or other words of a product’s name.</p>
    <button type="button" className={button.secondary} onClick={onShowAll}>
      Clear filters and search
    </button>
  </div>
);
