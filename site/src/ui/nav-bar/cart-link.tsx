import { toCartCount } from '@loomwright/cart';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useCart } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { hidden } from '../page/page.css.ts';
import { cartBadge } from './cart-link.css.ts';
import { currentMark } from './current-mark.ts';

/** `Cart, 3 items`: the full count, even where the badge shows less. */
const nameOf = (count: number) =>
  `Cart, ${count === 0 ? 'empty' : count === 1 ? '1 item' : `${count} items`}`;

interface Props {
  readonly className: string;
  /** Visible content besides the badge; hidden from screen readers. */
  readonly children: ReactNode;
}

/** The link to the cart with its number of items, in the bar and in the menu (NAV-5, MNU-1). */
export const CartLink = ({ className, children }: Props) => {
  const count = useView(useCart(), toCartCount);
  const [pathname] = useLocation();
  return (
    <Link href="/cart" className={className} aria-current={currentMark(pathname, '/cart')}>
      <span className={hidden}>{nameOf(count)}</span>
      {children}
      {count > 0 && (
        <span className={cartBadge} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
};
