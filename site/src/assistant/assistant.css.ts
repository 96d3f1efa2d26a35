import { globalStyle, style } from '@vanilla-extract/css';
import { color, layer, radius, space, wide } from '../styles/theme.css.ts';

export const launcher = style({
  position: 'fixed',
  zIndex: layer.bar,
  right: space[3],
  bottom: space[3],
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  border: 0,
  borderRadius: radius.round,
  background: color.warp,
  color: color.onWarp,
  boxShadow: color.shade,
  selectors: { '&:hover': { background: color.warpStrong } },
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    [wide.phone]: { right: space[5], bottom: space[5], width: '3.5rem', height: '3.5rem' },
  },
});

export const badge = style({
  position: 'absolute',
  top: '-0.25rem',
  right: '-0.25rem',
  minWidth: space[5],
  paddingInline: space[1],
  borderRadius: radius.round,
  background: color.weft,
  color: color.paper,
  fontWeight: 600,
  lineHeight: space[5],
});

/** Above the button; on wider screens beside the notices, which stand at the other end. */
export const missing = style({ marginLeft: 'auto', '@media': { [wide.phone]: { marginBottom: space[8] } } });

// A focused element is scrolled to a place the button does not cover.
globalStyle('html', { scrollPaddingBottom: '6rem' });
// Elements that could not be scrolled there: the button moves aside (`stand-aside.ts`, `keep-clear.ts`).
globalStyle('[data-aside], [data-covers]', { opacity: 0, pointerEvents: 'none' });
