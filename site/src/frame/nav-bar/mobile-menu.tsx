import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { button } from '../../ui/button/button.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { GuestLinks } from './guest-links.tsx';
import { MainLinks } from './main-links.tsx';
import { memberParts } from './member-parts.ts';
import * as styles from './mobile-menu.css.ts';
import { SearchButton } from './search-button.tsx';

interface Props {
  readonly isOpen: boolean;
  readonly isMember: boolean;
  readonly onDismiss: () => void;
}

/**
 * The slide-in menu of narrow screens: a modal dialog, which traps focus and returns it to its button (MNU-1, MNU-2).
 */
export const MobileMenu = ({ isOpen, isMember, onDismiss }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const { MemberMenuLink } = memberParts();

  // A layout effect: the dialog must be closed before the next page's heading receives focus.
  useLayoutEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  const dismissOutside = (event: MouseEvent) => event.target === dialog.current && onDismiss();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes on Escape natively
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label="Menu"
      onClose={() => isOpen && onDismiss()}
      onClick={dismissOutside}
    >
      <div className={styles.content}>
        <button type="button" className={styles.close} aria-label="Close menu" onClick={onDismiss}>
          <Icon name="close" size={24} />
        </button>
        <SearchButton className={styles.search}>Search</SearchButton>
        <nav aria-label="Mobile">
          <MainLinks linkClass={styles.link} />
          {isMember && MemberMenuLink && <MemberMenuLink />}
        </nav>
        {!isMember && <GuestLinks className={styles.guest} loginClass={button.secondary} />}
      </div>
    </dialog>
  );
};
