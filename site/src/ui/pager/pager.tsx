import { Link } from 'wouter';
import { alignTop, stack } from '../layout/layout.css.ts';
import { note, plainLink, strong } from '../text/text.css.ts';
import * as styles from './pager.css.ts';

interface Target {
  readonly href: string;
  readonly title: string;
  readonly label: string;
}

interface Props {
  /** Part of the accessible names of both links. */
  readonly label: string;
  readonly before: Target | undefined;
  readonly after: Target | undefined;
}

/** A missing link leaves its space empty. */
export const Pager = ({ label, before, after }: Props) => (
  <nav className={`${stack[5]} ${styles.pager}`} aria-label={label}>
    {[before, after].map(
      (target, place) =>
        target && (
          <Link
            key={target.href}
            href={target.href}
            className={`${stack[1]} ${alignTop} ${plainLink} ${styles.pagerLink} ${place === 0 ? '' : styles.pagerLast}`}
          >
            <span className={note}>{target.label}</span> <span className={strong}>{target.title}</span>
          </Link>
        ),
    )}
  </nav>
);
