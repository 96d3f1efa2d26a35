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

/** What the bar has for members: the cart and the menu of their account (NAV-4). */
export const MemberLinks = (props: Props) => (
  <div className={styles.member}>
    <CartLink className={styles.cart}>
      <Icon name="cart" size={24} />
    </CartLink>
    <UserMenu {...props} />
  </div>
);

/** What the menu of narrow screens has for members. */
export const MemberMenuLink = () => (
  <CartLink className={menuStyles.cart}>
    <span aria-hidden="true">Cart</span>
  </CartLink>
);
