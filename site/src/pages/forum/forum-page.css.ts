import { style } from '@vanilla-extract/css';
import { color, measure, space } from '../../styles/theme.css.ts';

export const place = style({
  position: 'relative',
  padding: space[5],
  selectors: { '&:has(a:hover)': { borderColor: color.control, boxShadow: color.shade } },
});

export const plan = style({ maxWidth: measure.prose });
