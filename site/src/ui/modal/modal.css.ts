import { style } from '@vanilla-extract/css';
import { color } from '../../styles/theme.css.ts';

/**
 * Wheel, finger and keys scroll a modal dialog, and never the page behind it (MNU-2): nothing of the page is styled anew, and
 * its scrollbar stays. A dialog without anything to scroll would pass them on, so it has one pixel.
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

/** The content of a dialog, which does not move by that pixel. */
export const content = style({ position: 'sticky', top: 0 });
