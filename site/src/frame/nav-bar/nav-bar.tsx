import { toAppView } from '@loomwright/app';
import { company } from '@loomwright/content';
import { toMenusView } from '@loomwright/shell';
import { useLayoutEffect } from 'react';
import { useSession, useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { Brand } from '../../ui/brand/brand.tsx';
import { iconButton } from '../../ui/button/button.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { container, hidden } from '../../ui/page/page.css.ts';
import { plainLink } from '../../ui/text/text.css.ts';
import { BarCart } from './cart-link.tsx';
import { barLinks, GuestLinks, Links, SearchButton } from './links.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import * as styles from './nav-bar.css.ts';
import { UserMenu } from './user-menu.tsx';

export const NavBar = () => {
  const { app, menus } = useSite();
  const { isScrolled, searchKey } = useView(app, toAppView);
  const { isMobileOpen, isUserOpen } = useView(menus, toMenusView);
  const { canLogOut, status, user } = useSession();

  // Once the session is known, guest links may be shown (NAV-7).
  useLayoutEffect(() => {
    if (status !== 'loading') delete document.documentElement.dataset.session;
  }, [status]);

  return (
    <header className={styles.bar} data-scrolled={isScrolled || undefined}>
      <nav className={`${container} ${styles.inner}`} aria-label="Main">
        <Brand name={company.name} className={styles.brand} />
        <Links links={barLinks} listClass={styles.links} linkClass={`${plainLink} ${styles.link}`} />
        <div className={`${styles.group} ${styles.controls}`}>
          <SearchButton className={`${styles.round} ${styles.search}`}>
            <span className={hidden}>Search</span>
            {searchKey !== 'off' && (
              <span aria-hidden="true" className={styles.keyHint}>
                /
              </span>
            )}
          </SearchButton>
          {user ? (
            <div className={`${styles.group} ${styles.member}`}>
              <BarCart isMember />
              <UserMenu user={user} canLogOut={canLogOut} isOpen={isUserOpen} />
            </div>
          ) : (
            <>
              <BarCart isMember={false} />
              <GuestLinks
                className={`${styles.group} ${styles.guest}`}
                loginClass={`${plainLink} ${styles.link}`}
                startClass={styles.compact}
              />
            </>
          )}
          <button
            type="button"
            className={`${iconButton.bare} ${styles.menuButton}`}
            aria-label="Menu"
            data-needs-js
            aria-haspopup="dialog"
            aria-expanded={isMobileOpen}
            onClick={() => menus.send({ type: 'menu.toggleMobile' })}
          >
            <Icon name="menu" size={24} />
          </button>
        </div>
      </nav>
      <MobileMenu isMember={user !== undefined} />
    </header>
  );
};
