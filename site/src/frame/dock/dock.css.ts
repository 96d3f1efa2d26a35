import { style } from '@vanilla-extract/css';
import { color, dockHeight, gutter, hair, layer, low, space, wide } from '../../styles/theme.css.ts';

/** Between a focused element and the dock: the outline. */
export const focusRoom = space[2];

/** Keeps room for it below the page; on wide screens that is the footer's lower margin. */
export const place = style({
  height: dockHeight.row,
  '@media': { [wide.tablet]: { height: dockHeight.corner, marginTop: `-${dockHeight.corner}` } },
});

/** A row; on wide screens it is transparent, and its parts are in the corners. */
export const dock = style({
  // Not sticky: browsers would scroll the page to what has focus in it.
  position: 'fixed',
  zIndex: layer.bar,
  inset: 'auto 0 0',
  rowGap: 0,
  // The notices stay where they are when the first button appears below them.
  alignContent: 'flex-start',
  justifyContent: 'flex-end',
  minHeight: dockHeight.row,
  padding: `${space[2]} ${gutter}`,
  borderTop: hair,
  background: color.surface,
  '@media': {
    // A low window belongs to the page.
    [low]: { position: 'static' },
    [wide.tablet]: {
      position: 'fixed',
      flexWrap: 'nowrap',
      alignItems: 'flex-end',
      columnGap: space[3],
      minHeight: dockHeight.corner,
      // Notices stand beside the control of the background.
      padding: `${space[5]} ${space[5]} ${space[5]} ${space[8]}`,
      border: 0,
      background: 'none',
      pointerEvents: 'none',
    },
  },
});

export const backToTop = style({
  pointerEvents: 'auto',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    // In the middle beside the assistant's button.
    [wide.tablet]: { width: space[7], height: space[7], marginBottom: space[1], boxShadow: color.shade },
  },
});
