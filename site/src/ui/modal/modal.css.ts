import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../styles/theme.css.ts';

/** Scrolls only the dialog (MNU-2). A short dialog needs an extra pixel, or the page would scroll. */
export const containedScroll = {
  overflow: 'hidden scroll',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
} as const;

export const beyond = {
  content: '""',
  position: 'absolute',
  top: '100%',
  width: '1px',
  height: '1px',
} as const;

/** Covers the window, so that the dialog also receives presses outside its content. */
export const room = style({
  ...containedScroll,
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  selectors: { '&::backdrop': { background: color.veil }, '&::after': beyond },
});

// The backdrop does not darken the page's scrollbar.
globalStyle('html:has(dialog:modal)', {
  scrollbarColor: `${color.control} color-mix(in srgb, ${color.paper}, ${color.veil})`,
});
globalStyle('dialog:modal', { scrollbarColor: 'auto' });

export const content = style({ position: 'sticky', top: 0 });
