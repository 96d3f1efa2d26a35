import { toCartLinkView } from '@loomwright/cart';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useCart } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { cartBadge } from './cart-link.css.ts';
import { currentMark } from './current-mark.ts';

interface Props {
  readonly className: string;
  readonly isMember: boolean;
  /** Visible content besides the badge; hidden from screen readers. */
  readonly children: ReactNode;
}

/** The link to the cart with its number of items, in the bar and in the menu (NAV-4, NAV-5, MNU-1). */
export const CartLink = ({ className, isMember, children }: Props) => {
  const { badgeText, isForGuests, name } = useView(useCart(), toCartLinkView);
  const [pathname] = useLocation();
  if (!isMember && !isForGuests) return null;
  return (
    <Link href="/cart" className={className} aria-current={currentMark(pathname, '/cart')}>
      <span className={hidden}>{name}</span>
      {children}
      {badgeText !== '' && (
        <span className={cartBadge} aria-hidden="true">
          {badgeText}
        </span>
      )}
    </Link>
  );
};
