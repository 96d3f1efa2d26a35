import { style } from '@vanilla-extract/css';
import { color, font, size, space } from '../../styles/theme.css.ts';

export const brand = style({
  display: 'inline-flex',
  minHeight: size.tap,
  fontSize: '1.1875rem',
  fontWeight: 680,
  letterSpacing: font.tracking.h2,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: color.ink } },
});

export const mark = style({ width: space[6], height: space[6] });
