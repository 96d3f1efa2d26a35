import { style } from '@vanilla-extract/css';
import { color, hair, layer, radius, space } from '../styles/theme.css.ts';

/** In the corner that nothing else is in, on one line with the buttons in the other. */
export const motionControl = style({
  position: 'fixed',
  zIndex: layer.bar,
  left: space[5],
  bottom: '1.875rem',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: hair,
  borderRadius: radius.round,
  background: color.surface,
  color: color.muted,
  selectors: { '&:hover': { color: color.ink } },
});
