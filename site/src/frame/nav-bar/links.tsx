import { mainLinks, resourceLinks } from '@loomwright/content';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { offered } from '../../app/left-out.ts';
import { useSite } from '../../app/providers.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { currentMark } from './current-mark.ts';

interface MainLinksProps {
  readonly listClass?: string;
  readonly linkClass: string;
  /** Of the open page, where it is none of the five. */
  readonly openClass?: string;
}

/** The five links, in the bar and in the menu (NAV-1, MNU-1); after them the open page, where it is none of the five. */
export const MainLinks = ({ listClass, linkClass, openClass }: MainLinksProps) => {
  const [pathname] = useLocation();
  const open = offered(resourceLinks).filter(({ href }) => currentMark(pathname, href));
  return (
    <ul className={listClass}>
      {[...mainLinks, ...open].map(({ href, label }, place) => (
        <li key={href} className={place < mainLinks.length ? undefined : openClass}>
          <Link href={href} className={linkClass} aria-current={currentMark(pathname, href)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
};

interface GuestLinksProps {
  readonly className: string;
  readonly loginClass: string;
  readonly startClass?: string;
}

/** Login and Get Started (NAV-3, MNU-1); hidden while a stored session is being restored (NAV-7). */
export const GuestLinks = ({ className, loginClass, startClass = '' }: GuestLinksProps) => (
  <div className={className} data-guests-only>
    <Link href="/login" className={loginClass}>
      Login
    </Link>
    <ButtonLink href="/register" look="primary" className={startClass} title="Create an account">
      Get Started
    </ButtonLink>
  </div>
);

interface SearchButtonProps {
  readonly className: string;
  /** Its name where it is shown; otherwise hidden. */
  readonly children: ReactNode;
}

/** Opens the search, in the bar and in the menu (SCH-1). */
export const SearchButton = ({ className, children }: SearchButtonProps) => {
  const { menus, search } = useSite();
  const open = () => {
    menus.send({ type: 'menu.dismiss' });
    search.send({ type: 'search.open' });
  };
  return (
    <button
      type="button"
      className={className}
      data-needs-js
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
    >
      <Icon name="search" />
      {children}
    </button>
  );
};
