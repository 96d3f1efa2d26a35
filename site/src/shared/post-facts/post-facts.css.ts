import { style } from '@vanilla-extract/css';
import { color, font, space } from '../../styles/theme.css.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  color: color.muted,
  fontSize: font.size.small,
});

export const category = style({ color: color.weft, fontWeight: 600 });
