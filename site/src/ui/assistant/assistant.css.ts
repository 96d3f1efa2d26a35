import { style } from '@vanilla-extract/css';
import { color, layer, radius, space } from '../../styles/theme.css.ts';

export const launcher = style({
  position: 'fixed',
  zIndex: layer.bar,
  right: space[5],
  bottom: space[5],
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: radius.round,
  background: color.warp,
  color: color.onWarp,
  boxShadow: color.shade,
});
