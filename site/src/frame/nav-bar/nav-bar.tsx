import { toAppView } from '@loomwright/app';
import { toMenusView } from '@loomwright/shell';
import { useLayoutEffect } from 'react';
import { useSession, useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { Brand } from '../../ui/brand/brand.tsx';
import { button } from '../../ui/button/button.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Modal } from '../../ui/modal/modal.tsx';
import { hidden } from '../../ui/page/page.css.ts';
import { BarCart, MenuCart } from './cart-link.tsx';
import { GuestLinks, MainLinks, SearchButton } from './links.tsx';
import * as styles from './nav-bar.css.ts';
import { UserMenu } from './user-menu.tsx';

/** The navigation bar of every page (NAV-1 to NAV-7). */
export const NavBar = () => {
  const { app, menus } = useSite();
  const { isScrolled, searchKey } = useView(app, toAppView);
  const { isMobileOpen, isUserOpen } = useView(menus, toMenusView);
  const { canLogOut, status, user } = useSession();
  const dismiss = () => menus.send({ type: 'menu.dismiss' });

  // The session is known: the document's guest links no longer need to be hidden (NAV-7).
  useLayoutEffect(() => {
    if (status !== 'loading') delete document.documentElement.dataset.session;
  }, [status]);

  return (
    <header className={styles.bar} data-scrolled={isScrolled || undefined}>
      <nav className={styles.inner} aria-label="Main">
        <Brand className={styles.brand} />
        <MainLinks listClass={styles.links} openClass={styles.sixth} linkClass={styles.link} />
        <div className={styles.controls}>
          <SearchButton className={styles.search}>
            <span className={hidden}>Search</span>
            {searchKey !== 'off' && (
              <span aria-hidden="true" className={styles.keyHint}>
                /
              </span>
            )}
          </SearchButton>
          {user ? (
            <div className={styles.member}>
              <BarCart isMember />
              <UserMenu user={user} canLogOut={canLogOut} isOpen={isUserOpen} />
            </div>
          ) : (
            <>
              <BarCart isMember={false} />
              <GuestLinks className={styles.guest} loginClass={styles.link} startClass={styles.compact} />
            </>
          )}
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
        </div>
      </nav>
      {/* The slide-in menu of narrow screens (MNU-1, MNU-2). */}
      <Modal name="Menu" className={styles.menu} isOpen={isMobileOpen} onDismiss={dismiss}>
        <div className={styles.menuContent}>
          <button type="button" className={styles.menuClose} aria-label="Close menu" onClick={dismiss}>
            <Icon name="close" size={24} />
          </button>
          <SearchButton className={styles.menuSearch}>Search</SearchButton>
          <nav aria-label="Mobile">
            <MainLinks linkClass={styles.menuLink} />
            <MenuCart isMember={user !== undefined} />
          </nav>
          {!user && <GuestLinks className={styles.menuGuest} loginClass={button.secondary} />}
        </div>
      </Modal>
    </header>
  );
};
