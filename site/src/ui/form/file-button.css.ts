import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../styles/theme.css.ts';

/** The input lies over the button, transparent. */
export const file = style({
  position: 'relative',
  selectors: { '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' } },
});

globalStyle(`${file} > input`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
});
