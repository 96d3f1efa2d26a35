import { style } from '@vanilla-extract/css';
import { color, space } from '../../styles/theme.css.ts';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  color: color.ink,
  fontSize: '1.1875rem',
  fontWeight: 680,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: color.ink } },
});

export const mark = style({ width: '2rem', height: '2rem' });
