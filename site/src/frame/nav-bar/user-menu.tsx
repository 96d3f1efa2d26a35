import type { UserView } from '@loomwright/auth';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { focusContent } from '../../app/focus-content.ts';
import { useSite } from '../../app/providers.tsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { scrolls } from '../../ui/layout/layout.css.ts';
import { badge } from '../../ui/page/page.css.ts';
import { raised } from '../../ui/surface/surface.css.ts';
import { clipped, note } from '../../ui/text/text.css.ts';
import { currentMark } from './current-mark.ts';
import { round } from './nav-bar.css.ts';
import * as styles from './user-menu.css.ts';

const links = [
  ['/dashboard', 'Dashboard'],
  ['/profile', 'Profile'],
  ['/orders', 'My Orders'],
  ['/settings', 'Settings'],
] as const;

interface Props {
  readonly user: UserView;
  readonly canLogOut: boolean;
  readonly isOpen: boolean;
}

export const UserMenu = ({ user, canLogOut, isOpen }: Props) => {
  const { menus, session } = useSite();
  const [pathname] = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const dismiss = () => menus.send({ type: 'menu.dismiss' });
    const onOther = ({ target }: Event) =>
      target instanceof Node && !root.current?.contains(target) && dismiss();
    // On the document, because some browsers do not focus a clicked button.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      button.current?.focus();
      dismiss();
    };
    document.addEventListener('pointerdown', onOther, listening);
    document.addEventListener('focusin', onOther, listening);
    document.addEventListener('keydown', onKey, listening);
    return () => listening.abort();
  }, [isOpen, menus]);

  // Logging out removes the focused button, so the content takes the focus.
  useEffect(() => () => void (document.activeElement === document.body && focusContent()), []);

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={`${round} ${styles.button}`}
        aria-label={`Account menu of ${user.name}`}
        aria-expanded={isOpen}
        aria-controls="user-menu"
        onClick={() => menus.send({ type: 'menu.toggleUser' })}
      >
        <Avatar user={user} />
      </button>
      {isOpen && (
        <div id="user-menu" className={`${raised} ${scrolls} ${styles.panel}`}>
          <div className={styles.person}>
            <bdi className={`${clipped} ${styles.name}`}>{user.name}</bdi>
            <bdi className={`${clipped} ${note} ${styles.email}`}>{user.email}</bdi>
            <span className={badge}>{user.roleText}</span>
          </div>
          <ul className={styles.links}>
            {links.map(([href, label]) => (
              <li key={href}>
                <Link
                  href={href}
                  className={styles.row}
                  aria-current={currentMark(pathname, href)}
                  // A link to the current page only closes the menu, so the focus returns to its button.
                  onClick={() => href === pathname && button.current?.focus()}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={styles.row}
            aria-disabled={!canLogOut}
            onClick={() => session.send({ type: 'session.logOut' })}
          >
            Logout
          </button>
        </div>
      )}
    </div>
  );
};
