import { mainLinks } from '@loomwright/content';
import { Link, useLocation } from 'wouter';
import { currentMark } from './current-mark.ts';

interface Props {
  readonly listClass?: string;
  readonly linkClass: string;
}

/** The five links, in the bar and in the menu (NAV-1, MNU-1). */
export const MainLinks = ({ listClass, linkClass }: Props) => {
  const [pathname] = useLocation();
  return (
    <ul className={listClass}>
      {mainLinks.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className={linkClass} aria-current={currentMark(pathname, href)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
};
