import { Link } from 'wouter';
import { row } from '../layout/layout.css.ts';
import { plainLink } from '../text/text.css.ts';
import * as styles from './brand.css.ts';
import { mark, markStroke } from './mark.ts';

interface BrandProps {
  readonly name: string;
  readonly className?: string;
}

export const Brand = ({ name, className = '' }: BrandProps) => (
  <Link href="/" className={`${row[2]} ${plainLink} ${styles.brand} ${className}`}>
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <g fill="none" strokeWidth={markStroke.regular}>
        {mark.map(({ color, pieces }) => (
          <path key={color} stroke={`var(--${color})`} d={pieces.join('')} />
        ))}
      </g>
    </svg>
    <span>{name}</span>
  </Link>
);
