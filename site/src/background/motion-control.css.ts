import { style } from '@vanilla-extract/css';
import { color, layer, radius, space, wide } from '../styles/theme.css.ts';

/** In the free corner, aligned with the buttons in the other; its hit area is larger than its icon. */
export const motionControl = style({
  position: 'fixed',
  zIndex: layer.bar,
  left: space[1],
  bottom: '1.875rem',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: '0.3125rem solid transparent',
  borderRadius: radius.round,
  background: `${color.surface} padding-box`,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  color: color.muted,
  selectors: { '&:hover': { color: color.ink } },
  '@media': { [wide.phone]: { left: space[4] } },
});
