import type { UserView } from '@loomwright/auth';
import { Icon } from '../../ui/icon/icon.tsx';
import { CartLink } from './cart-link.tsx';
import * as menuStyles from './mobile-menu.css.ts';
import * as styles from './nav-bar.css.ts';
import { UserMenu } from './user-menu.tsx';

interface Props {
  readonly user: UserView;
  readonly canLogOut: boolean;
  readonly isOpen: boolean;
}

/** The cart in the bar, beside the controls of a guest or a member (NAV-4). */
export const BarCart = ({ isMember }: { readonly isMember: boolean }) => (
  <CartLink className={styles.cart} isMember={isMember}>
    <Icon name="cart" size={24} />
  </CartLink>
);

/** What the bar has for members: the cart and the menu of their account (NAV-4). */
export const MemberLinks = (props: Props) => (
  <div className={styles.member}>
    <BarCart isMember />
    <UserMenu {...props} />
  </div>
);

/** The cart in the menu of narrow screens (MNU-1). */
export const MenuCart = ({ isMember }: { readonly isMember: boolean }) => (
  <CartLink className={menuStyles.cart} isMember={isMember}>
    <span aria-hidden="true">Cart</span>
  </CartLink>
);
