import { Link } from 'wouter';
import * as styles from './pager.css.ts';

interface Target {
  readonly href: string;
  readonly title: string;
  readonly label: string;
}

interface Props {
  /** What both links are about, for their accessible names. */
  readonly label: string;
  readonly before: Target | undefined;
  readonly after: Target | undefined;
}

/** Links to the previous and next item; a missing link leaves its place empty. */
export const Pager = ({ label, before, after }: Props) => (
  <nav className={styles.pager} aria-label={label}>
    {[before, after].map(
      (target, place) =>
        target && (
          <Link
            key={target.href}
            href={target.href}
            className={place === 0 ? styles.target : `${styles.target} ${styles.last}`}
          >
            <span className={styles.label}>{target.label}</span> <span>{target.title}</span>
          </Link>
        ),
    )}
  </nav>
);
