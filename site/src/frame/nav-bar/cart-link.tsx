import { toCartLinkView } from '@loomwright/cart';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useCart } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { hidden } from '../../ui/page/page.css.ts';
import { figures } from '../../ui/text/text.css.ts';
import { currentMark } from './current-mark.ts';
import { link as menuLink } from './mobile-menu.css.ts';
import * as styles from './nav-bar.css.ts';

interface Props {
  readonly className: string;
  readonly isMember: boolean;
  /** Must be hidden from screen readers, which read the link's hidden name instead. */
  readonly children: ReactNode;
}

const CartLink = ({ className, isMember, children }: Props) => {
  const { badgeText, isForGuests, name } = useView(useCart(), toCartLinkView);
  const [pathname] = useLocation();
  if (!isMember && !isForGuests) return null;
  return (
    <Link href="/cart" className={className} aria-current={currentMark(pathname, '/cart')}>
      <span className={hidden}>{name}</span>
      {children}
      {badgeText !== '' && (
        <span className={`${figures} ${styles.badge}`} aria-hidden="true">
          {badgeText}
        </span>
      )}
    </Link>
  );
};

export const BarCart = ({ isMember }: { readonly isMember: boolean }) => (
  <CartLink className={`${styles.round} ${styles.cart}`} isMember={isMember}>
    <Icon name="cart" size={24} />
  </CartLink>
);

export const MenuCart = ({ isMember }: { readonly isMember: boolean }) => (
  <CartLink className={menuLink} isMember={isMember}>
    <span aria-hidden="true">Cart</span>
  </CartLink>
);
