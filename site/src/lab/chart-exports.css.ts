import { style } from '@vanilla-extract/css';
import { color, font, space } from '../styles/theme.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  float: 'left',
  paddingInlineEnd: space[2],
  color: color.muted,
  fontSize: font.size.small,
});

export const problem = style({
  color: color.danger,
  fontSize: font.size.small,
  fontWeight: 600,
  selectors: { '&:empty': { display: 'none' } },
});
