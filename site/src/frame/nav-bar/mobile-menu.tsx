import { button } from '../../ui/button/button.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Modal } from '../../ui/modal/modal.tsx';
import { GuestLinks } from './guest-links.tsx';
import { MainLinks } from './main-links.tsx';
import { MenuCart } from './member-links.tsx';
import * as styles from './mobile-menu.css.ts';
import { SearchButton } from './search-button.tsx';

interface Props {
  readonly isOpen: boolean;
  readonly isMember: boolean;
  readonly onDismiss: () => void;
}

/** The slide-in menu of narrow screens (MNU-1, MNU-2). */
export const MobileMenu = ({ isOpen, isMember, onDismiss }: Props) => {
  return (
    <Modal name="Menu" className={styles.panel} isOpen={isOpen} onDismiss={onDismiss}>
      <div className={styles.content}>
        <button type="button" className={styles.close} aria-label="Close menu" onClick={onDismiss}>
          <Icon name="close" size={24} />
        </button>
        <SearchButton className={styles.search}>Search</SearchButton>
        <nav aria-label="Mobile">
          <MainLinks linkClass={styles.link} />
          <MenuCart isMember={isMember} />
        </nav>
        {!isMember && <GuestLinks className={styles.guest} loginClass={button.secondary} />}
      </div>
    </Modal>
  );
};
