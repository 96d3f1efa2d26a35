import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../styles/theme.css.ts';

/**
 * Wheel, finger and keys scroll a modal dialog, and never the page behind it (MNU-2), whose scrollbar keeps its place. A dialog without anything to scroll would pass them on, so it has one pixel.
 */
export const keepsScrolling = {
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

/** The whole window: what is beside the content of the dialog is part of it. */
export const room = style({
  ...keepsScrolling,
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

// A backdrop leaves out the scrollbar of the page, which would stay bright beside it.
globalStyle('html:has(dialog:modal)', {
  scrollbarColor: `${color.control} color-mix(in srgb, ${color.paper}, ${color.veil})`,
});
globalStyle('dialog:modal', { scrollbarColor: 'auto' });

/** The content of a dialog, which does not move by that pixel. */
export const content = style({ position: 'sticky', top: 0 });
