import { style } from '@vanilla-extract/css';
import { onPanel } from '../../styles/surface.ts';
import { color, layer, radius, space } from '../../styles/theme.css.ts';

export const skipLink = style({
  position: 'fixed',
  zIndex: layer.notice,
  top: space[2],
  left: space[2],
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.small,
  ...onPanel,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none', color: color.onPanel } },
});
