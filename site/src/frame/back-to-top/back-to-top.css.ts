import { style } from '@vanilla-extract/css';
import { iconBox, square } from '../../styles/layout.ts';
import { pill } from '../../styles/surface.ts';
import { color, space, wide } from '../../styles/theme.css.ts';

export const backToTop = style({
  ...iconBox('2.75rem'),
  flex: 'none',
  ...pill,
  pointerEvents: 'auto',
  selectors: { '&[hidden]': { display: 'none' }, '&:hover': { borderColor: color.ink } },
  '@media': {
    // In the middle beside the assistant's button.
    [wide.tablet]: { ...square('3rem'), marginBottom: space[1], boxShadow: color.shade },
  },
});
