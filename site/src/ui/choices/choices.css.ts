import { style } from '@vanilla-extract/css';
import { color, size, space } from '../../styles/theme.css.ts';

export const choice = style({
  minHeight: size.compact,
  paddingInline: space[4],
  background: 'transparent',
  fontWeight: 550,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&[aria-pressed="true"]': { borderColor: color.ink, background: color.ink, color: color.paper },
  },
});
