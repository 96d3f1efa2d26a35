import { Link } from 'wouter';
import * as styles from './pager.css.ts';

interface Target {
  readonly href: string;
  readonly title: string;
  /** `Previous`, `Older`. */
  readonly label: string;
}

interface Props {
  /** What the two have in common. */
  readonly label: string;
  readonly before: Target | undefined;
  readonly after: Target | undefined;
}

/** The ways to what stands before and after; where there is nothing, its place stays empty. */
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
            <span className={styles.label}>{target.label}</span> {target.title}
          </Link>
        ),
    )}
  </nav>
);
