import { Link } from 'wouter';
import { brand, mark as markStyle } from './brand.css.ts';
import { mark, markStroke } from './mark.ts';

/** The logo and the name, as a link to the home page. */
export const Brand = () => (
  <Link href="/" className={brand}>
    <svg className={markStyle} viewBox="0 0 32 32" aria-hidden="true">
      <g fill="none" strokeWidth={markStroke.regular}>
        {mark.map(({ color, pieces }) => (
          <path key={color} stroke={`var(--${color})`} d={pieces.join('')} />
        ))}
      </g>
    </svg>
    <span>Loomwright AI</span>
  </Link>
);
