import { style } from '@vanilla-extract/css';
import { color, font, radius, space } from '../../styles/theme.css.ts';

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const choice = style({
  minHeight: '2.5rem',
  paddingInline: space[4],
  border: `1px solid ${color.control}`,
  borderRadius: radius.round,
  background: 'transparent',
  fontSize: font.size.small,
  fontWeight: 550,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&[aria-pressed="true"]': { borderColor: color.ink, background: color.ink, color: color.paper },
  },
});
