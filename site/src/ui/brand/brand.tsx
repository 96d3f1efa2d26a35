import { Link } from 'wouter';
import { row } from '../layout/layout.css.ts';
import { plainLink } from '../text/text.css.ts';
import * as styles from './brand.css.ts';

/** The logo and the name, as a link to the home page. */
export const Brand = ({ className = '' }: { readonly className?: string }) => (
  <Link href="/" className={`${row[2]} ${plainLink} ${styles.brand} ${className}`}>
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <g fill="none" strokeWidth="3.6">
        <path stroke="var(--warp)" d="M11 2v14a5 5 0 0 0 5 5h2M24 21h6" />
        <path stroke="var(--weft)" d="M21 30V16a5 5 0 0 0-5-5h-2M8 11H2" />
      </g>
    </svg>
    <span>Loomwright AI</span>
  </Link>
);
