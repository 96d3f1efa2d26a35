import { style } from '@vanilla-extract/css';
import { color, radius, space, wide } from '../../styles/theme.css.ts';

export const backToTop = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: `1px solid ${color.control}`,
  borderRadius: radius.round,
  background: color.surface,
  pointerEvents: 'auto',
  selectors: { '&[hidden]': { display: 'none' }, '&:hover': { borderColor: color.ink } },
  '@media': {
    // In the middle beside the assistant's button.
    [wide.tablet]: { width: '3rem', height: '3rem', marginBottom: space[1], boxShadow: color.shade },
  },
});
