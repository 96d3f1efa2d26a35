import { style } from '@vanilla-extract/css';
import { color, radius, space } from '../../styles/theme.css.ts';

export const step = style({
  position: 'relative',
  padding: `0 0 ${space[4]} ${space[5]}`,
  borderLeft: `2px solid ${color.warp}`,
  lineHeight: 1.45,
  selectors: {
    '&:last-child': { paddingBottom: 0, borderLeftStyle: 'dashed' },
    '&::before': {
      content: '""',
      position: 'absolute',
      left: '-1px',
      top: space[1],
      width: space[3],
      height: space[3],
      border: `2px solid ${color.weft}`,
      borderRadius: radius.round,
      background: color.surface,
      translate: '-50%',
    },
  },
});
