import { toMenusView, toScrollView } from '@loomwright/shell';
import { Link } from 'wouter';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { Brand } from '../brand/brand.tsx';
import { button } from '../button/button.css.ts';
import { Icon } from '../icon/icon.tsx';
import { MainLinks } from './main-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import * as styles from './nav-bar.css.ts';

/** The bar on top of every page (NAV-1, NAV-2, NAV-3). */
export const NavBar = () => {
  const { menus, scroll } = useSite();
  const { isScrolled } = useView(scroll, toScrollView);
  const { isMobileOpen } = useView(menus, toMenusView);
  return (
    <header className={styles.bar} data-scrolled={isScrolled || undefined}>
      <nav className={styles.inner} aria-label="Main">
        <Brand />
        <MainLinks listClass={styles.links} linkClass={styles.link} />
        <div className={styles.account}>
          <Link href="/login" className={styles.link}>
            Login
          </Link>
          <Link href="/register" className={`${button.primary} ${styles.compact}`}>
            Get Started
          </Link>
        </div>
        <button
          type="button"
          className={styles.menuButton}
          aria-label="Menu"
          data-needs-js
          aria-haspopup="dialog"
          aria-expanded={isMobileOpen}
          onClick={() => menus.send({ type: 'menu.toggleMobile' })}
        >
          <Icon name="menu" size={24} />
        </button>
      </nav>
      <MobileMenu isOpen={isMobileOpen} onDismiss={() => menus.send({ type: 'menu.dismiss' })} />
    </header>
  );
};
