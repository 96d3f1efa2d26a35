import { Link } from 'wouter';
import { Nothing } from '../../shared/results/nothing.tsx';
import { button } from '../../ui/button/button.css.ts';
import { actions } from './orders-page.css.ts';

export const NoOrders = () => (
  <Nothing
    title="No requests yet"
    text="Add products to your cart and request a quote, or book a demo. Your requests will be listed here."
  >
    <p className={actions}>
      <Link href="/products" className={button.primary}>
        Browse products
      </Link>
      <Link href="/cart" className={button.secondary}>
        Go to your cart
      </Link>
    </p>
  </Nothing>
);

/** The empty state of filters that match no request. */
export const NoMatch = ({ onShowAll }: { readonly onShowAll: () => void }) => (
  <Nothing title="No requests match" text="Try another status, another product or number, or “demo”.">
    <button type="button" className={button.secondary} onClick={onShowAll}>
      Clear filters and search
    </button>
  </Nothing>
);
