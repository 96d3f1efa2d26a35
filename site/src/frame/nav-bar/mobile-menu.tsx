import { mainLinks, menuLinks } from '@loomwright/content';
import { toMenusView } from '@loomwright/shell';
import { offered } from '../../app/left-out.ts';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { ThemeSwitch } from '../../shared/theme-switch/theme-switch.tsx';
import { button, iconButton } from '../../ui/button/button.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Modal } from '../../ui/modal/modal.tsx';
import { note } from '../../ui/text/text.css.ts';
import { MenuCart } from './cart-link.tsx';
import { GuestLinks, Links, SearchButton } from './links.tsx';
import * as styles from './mobile-menu.css.ts';

export const MobileMenu = ({ isMember }: { readonly isMember: boolean }) => {
  const { menus } = useSite();
  const { isMobileOpen } = useView(menus, toMenusView);
  const dismiss = () => menus.send({ type: 'menu.dismiss' });
  return (
    <Modal name="Menu" className={styles.menu} isOpen={isMobileOpen} onDismiss={dismiss}>
      {isMobileOpen && (
        <div className={styles.content}>
          <div className={styles.head}>
            <button type="button" className={iconButton.bare} aria-label="Close menu" onClick={dismiss}>
              <Icon name="close" size={24} />
            </button>
            <SearchButton className={styles.search}>Search</SearchButton>
          </div>
          <nav aria-label="Mobile">
            <Links links={mainLinks} linkClass={styles.link} />
            <MenuCart isMember={isMember} />
            <Links links={offered(menuLinks)} listClass={styles.more} linkClass={styles.lesser} />
          </nav>
          <div className={styles.end}>
            {!isMember && (
              <>
                <GuestLinks className={styles.guest} loginClass={button.secondary} />
                <p className={note}>Get Started creates an account, kept in this browser.</p>
              </>
            )}
            <ThemeSwitch />
          </div>
        </div>
      )}
    </Modal>
  );
};
