import { mainLinks, resourceLinks } from '@loomwright/content';
import { Link, useLocation } from 'wouter';
import { currentMark } from './current-mark.ts';

interface Props {
  readonly listClass?: string;
  readonly linkClass: string;
}

/** The five links, in the bar and in the menu (NAV-1, MNU-1); after them the open page, where it is none of the five. */
export const MainLinks = ({ listClass, linkClass }: Props) => {
  const [pathname] = useLocation();
  const open = resourceLinks.filter(({ href }) => currentMark(pathname, href));
  return (
    <ul className={listClass}>
      {[...mainLinks, ...open].map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className={linkClass} aria-current={currentMark(pathname, href)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
};
