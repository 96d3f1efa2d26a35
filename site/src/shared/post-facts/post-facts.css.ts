import { style } from '@vanilla-extract/css';
import { inline, smallMuted } from '../../styles/mixins.ts';
import { color, space } from '../../styles/theme.css.ts';

export const facts = style({
  ...inline(`${space[1]} ${space[4]}`),
  ...smallMuted,
});

export const category = style({ color: color.weft, fontWeight: 600 });
