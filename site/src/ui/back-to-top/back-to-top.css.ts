import { style } from '@vanilla-extract/css';
import { color, layer, radius, space } from '../../styles/theme.css.ts';

export const backToTop = style({
  position: 'fixed',
  zIndex: layer.bar,
  right: space[5],
  bottom: space[5],
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
