import { style } from '@vanilla-extract/css';
import { color, radius, size, space, wide } from '../styles/theme.css.ts';

export const launcher = style({
  position: 'relative',
  justifyContent: 'center',
  height: size.tap,
  paddingInline: `${space[3]} ${space[4]}`,
  border: 0,
  borderRadius: radius.round,
  background: color.warp,
  color: color.onWarp,
  pointerEvents: 'auto',
  ':hover': { background: color.warpStrong },
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    [wide.tablet]: { width: size.thumb, height: size.thumb, padding: 0, boxShadow: color.shade },
  },
});

export const words = style({ '@media': { [wide.tablet]: { display: 'none' } } });

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

/** Beside the button that was pressed. */
export const missing = style({ selectors: { '&&': { marginInlineStart: 'auto' } } });
