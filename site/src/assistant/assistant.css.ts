import { style } from '@vanilla-extract/css';
import { row, square } from '../styles/layout.ts';
import { accent, smallStrong } from '../styles/surface.ts';
import { color, radius, space, wide } from '../styles/theme.css.ts';

export const launcher = style({
  position: 'relative',
  ...row(space[2]),
  justifyContent: 'center',
  height: '2.75rem',
  paddingInline: `${space[3]} ${space[4]}`,
  border: 0,
  borderRadius: radius.round,
  ...accent,
  ...smallStrong,
  pointerEvents: 'auto',
  selectors: { '&:hover': { background: color.warpStrong } },
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    [wide.tablet]: { ...square('3.5rem'), padding: 0, boxShadow: color.shade },
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
