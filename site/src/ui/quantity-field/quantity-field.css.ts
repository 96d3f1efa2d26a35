import { style } from '@vanilla-extract/css';
import { centre, stack } from '../../styles/layout.ts';
import { bare, pill, smallStrong } from '../../styles/surface.ts';
import { color, radius, space } from '../../styles/theme.css.ts';

export const field = style({ ...stack(space[2]), justifyItems: 'start' });

export const label = style(smallStrong);

export const group = style({ display: 'inline-flex', minHeight: '2.875rem', ...pill });

export const step = style({
  ...centre,
  width: '2.75rem',
  ...bare,
  borderRadius: radius.round,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: color.sunken },
    '&[aria-disabled="true"]': { opacity: 0.35, cursor: 'not-allowed' },
  },
});

export const input = style({
  width: '3rem',
  padding: 0,
  ...bare,
  textAlign: 'center',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
