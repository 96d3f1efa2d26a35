import { style } from '@vanilla-extract/css';
import { color, gutter, layer, radius, space, wide } from '../styles/theme.css.ts';

/** Behind the page's last element: on a phone the control stands in the footer's lower margin, and covers nothing. */
export const place = style({ position: 'relative' });

/** In the free corner, aligned with the buttons in the other; its hit area is larger than its icon. */
export const motionControl = style({
  position: 'absolute',
  zIndex: layer.bar,
  left: `calc(${gutter} - 0.3125rem)`,
  bottom: space[5],
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
  '@media': { [wide.phone]: { position: 'fixed', left: space[4], bottom: '1.875rem' } },
});
