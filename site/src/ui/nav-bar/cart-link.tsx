import { toCartCount } from '@loomwright/cart';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useCart } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { hidden } from '../page/page.css.ts';
import { cartBadge } from './cart-link.css.ts';
import { currentMark } from './current-mark.ts';

/** `Cart, 3 items`: the whole count, whatever the badge has room for. */
const nameOf = (count: number) =>
  `Cart, ${count === 0 ? 'empty' : count === 1 ? '1 item' : `${count} items`}`;

interface Props {
  readonly className: string;
  /** What is seen of the link besides the badge; not read out. */
  readonly children: ReactNode;
}

/** The way to the cart with what is in it, in the bar and in the panel (NAV-5, MNU-1). */
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
