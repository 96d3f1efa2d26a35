import { style } from '@vanilla-extract/css';
import { color, font, radius, space, wide } from '../styles/theme.css.ts';

export const launcher = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  height: '2.75rem',
  paddingInline: `${space[3]} ${space[4]}`,
  border: 0,
  borderRadius: radius.round,
  background: color.warp,
  color: color.onWarp,
  fontSize: font.size.small,
  fontWeight: 600,
  pointerEvents: 'auto',
  selectors: { '&:hover': { background: color.warpStrong } },
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    [wide.tablet]: { width: '3.5rem', height: '3.5rem', padding: 0, boxShadow: color.shade },
  },
});

export const words = style({ '@media': { [wide.tablet]: { display: 'none' } } });

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

/** Beside the button that was pressed. */
export const missing = style({ selectors: { '&&': { marginInlineStart: 'auto' } } });
