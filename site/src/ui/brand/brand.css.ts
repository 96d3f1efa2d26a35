import { style } from '@vanilla-extract/css';
import { inlineRow, square } from '../../styles/layout.ts';
import { plainLink } from '../../styles/surface.ts';
import { color, space } from '../../styles/theme.css.ts';

export const brand = style({
  ...inlineRow(space[2]),
  minHeight: '2.75rem',
  ...plainLink,
  fontSize: '1.1875rem',
  fontWeight: 680,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: color.ink } },
});

export const mark = style(square('2rem'));
