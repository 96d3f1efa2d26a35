import { Link } from 'wouter';
import { Icon } from '../../ui/icon/icon.tsx';
import { card } from '../../ui/page/page.css.ts';
import * as styles from './quick-links.css.ts';

const arrowRight = 'M4 12h15M13 6l6 6l-6 6';

export interface QuickLink {
  readonly href: string;
  readonly label: string;
  readonly hint: string;
}

export const QuickLinks = ({ links }: { readonly links: readonly QuickLink[] }) => (
  <nav className={`${card} ${styles.panel}`} aria-labelledby="quick-links">
    <h2 id="quick-links" className={styles.title}>
      Quick links
    </h2>
    <ul className={styles.links}>
      {links.map(({ hint, href, label }) => (
        <li key={href} className={styles.entry}>
          <Link href={href} className={styles.link}>
            {label}
          </Link>
          <span className={styles.hint}>{hint}</span>
          <span className={styles.arrow}>
            <Icon path={arrowRight} />
          </span>
        </li>
      ))}
    </ul>
  </nav>
);
