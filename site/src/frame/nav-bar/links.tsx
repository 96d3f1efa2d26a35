import { mainLinks, priceLinks, type SiteLink } from '@loomwright/content';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useSite } from '../../app/providers.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { currentMark } from './current-mark.ts';

interface LinksProps {
  readonly links: readonly SiteLink[];
  readonly listClass?: string;
  readonly linkClass: string;
}

export const Links = ({ links, listClass, linkClass }: LinksProps) => {
  const [pathname] = useLocation();
  return (
    <ul className={listClass}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className={linkClass} aria-current={currentMark(pathname, href)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
};

export const barLinks: readonly SiteLink[] = mainLinks.flatMap((link) =>
  link.href === '/products' ? [link, ...priceLinks] : link,
);

interface GuestLinksProps {
  readonly className: string;
  readonly loginClass: string;
  readonly startClass?: string;
}

/** Hidden while a stored session is restored (NAV-7). */
export const GuestLinks = ({ className, loginClass, startClass = '' }: GuestLinksProps) => (
  <div className={className} data-guests-only>
    <Link href="/login" className={loginClass}>
      Login
    </Link>
    <ButtonLink href="/register" look="primary" className={startClass}>
      Get Started
    </ButtonLink>
  </div>
);

interface SearchButtonProps {
  readonly className: string;
  readonly children: ReactNode;
}

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
