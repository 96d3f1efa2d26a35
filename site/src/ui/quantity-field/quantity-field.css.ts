import { style } from '@vanilla-extract/css';
import { color, font, radius, space } from '../../styles/theme.css.ts';

export const field = style({ display: 'grid', justifyItems: 'start', gap: space[2] });

export const label = style({ fontSize: font.size.small, fontWeight: 600 });

export const group = style({
  display: 'inline-flex',
  minHeight: '2.875rem',
  border: `1px solid ${color.control}`,
  borderRadius: radius.round,
  background: color.surface,
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  border: 0,
  borderRadius: radius.round,
  background: 'transparent',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: color.sunken },
    '&[aria-disabled="true"]': { opacity: 0.35, cursor: 'not-allowed' },
  },
});

export const input = style({
  width: '3rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  textAlign: 'center',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
