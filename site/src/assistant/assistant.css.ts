import { style } from '@vanilla-extract/css';
import { color, radius, size, space } from '../styles/theme.css.ts';

export const launcher = style({
  position: 'relative',
  height: size.tap,
  paddingInline: `${space[3]} ${space[4]}`,
  // Visible in forced colours.
  border: '1px solid transparent',
  borderRadius: radius.round,
  background: color.warp,
  color: color.onWarp,
  selectors: { '&:hover, &[aria-expanded="true"]': { background: color.warpStrong } },
});

export const badge = style({
  position: 'absolute',
  top: `-${space[1]}`,
  right: `-${space[1]}`,
  minWidth: space[5],
  paddingInline: space[1],
  borderRadius: radius.round,
  background: color.weft,
  color: color.paper,
  fontWeight: 600,
  lineHeight: space[5],
});

export const missing = style({ selectors: { '&&': { marginInlineStart: 'auto' } } });
