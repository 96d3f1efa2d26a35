import { style } from '@vanilla-extract/css';
import { color, radius } from '../../styles/theme.css.ts';

/** The box of a field: an edge that shows the pointer. */
export const box = style({
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.paper,
  color: color.ink,
  selectors: { '&:hover': { borderColor: color.ink } },
});

const stroke = (angle: string) =>
  `linear-gradient(${angle}, transparent 41%, ${color.muted} 43% 57%, transparent 59%)`;

/** A list that opens: the arrow stands as far from the edge as the text does, which no browser's own arrow can. */
export const dropDown = style({
  appearance: 'none',
  paddingInlineEnd: '2.5rem',
  backgroundImage: `${stroke('45deg')}, ${stroke('-45deg')}`,
  backgroundPosition: 'right 1.375rem center, right 1rem center',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '0.375rem 0.375rem',
  // The arrow would be the system's background colour.
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
