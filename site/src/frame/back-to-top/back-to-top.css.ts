import { style } from '@vanilla-extract/css';
import { color, layer, radius, space, wide } from '../../styles/theme.css.ts';

export const backToTop = style({
  position: 'fixed',
  zIndex: layer.bar,
  // Beside the assistant's button, whose panel and notices stand above both.
  right: `calc(${space[3]} + 3.5rem)`,
  bottom: space[3],
  '@media': { [wide.phone]: { right: `calc(${space[5]} + 4.25rem)`, bottom: '1.75rem' } },
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  border: `1px solid ${color.control}`,
  borderRadius: radius.round,
  background: color.surface,
  boxShadow: color.shade,
  selectors: { '&[hidden]': { display: 'none' }, '&:hover': { borderColor: color.ink } },
});
