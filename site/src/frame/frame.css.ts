import { keyframes, style } from '@vanilla-extract/css';
import {
  barHeight,
  color,
  dockHeight,
  font,
  gutter,
  hair,
  layer,
  low,
  measure,
  narrow,
  size,
  space,
  wide,
} from '../styles/theme.css.ts';

export const footer = style({ borderTop: hair, background: color.sunken });

export const inner = style({
  display: 'grid',
  gap: `${space[7]} ${space[6]}`,
  paddingBlock: `${space[8]} ${space[6]}`,
  '@media': {
    // The buttons in the corners stand below the last controls.
    [wide.tablet]: { paddingBottom: dockHeight.corner },
    [wide.desktop]: { gridTemplateColumns: '3fr 8fr' },
  },
});

export const about = style({ maxWidth: '22rem' });

/** Two by two, so that none stands alone. */
export const profiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(2, minmax(${size.tile}, max-content))`,
  columnGap: space[5],
});

/** One that does not exist yet is plainly not a link (FTR-2). */
export const profile = style({ display: 'inline-flex', minHeight: space[6] });

export const groups = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[6]} ${space[5]}`,
  '@media': { [wide.phone]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } },
});

export const title = style({ marginBottom: space[3], fontSize: font.size.small, letterSpacing: 0 });

export const link = style({
  display: 'inline-block',
  paddingBlock: `calc(${space[1]} + 1px)`,
  lineHeight: 1.35,
  color: color.muted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.ink, textDecoration: 'underline' } },
});

export const bottom = style({ gridColumn: '1 / -1', paddingTop: space[5], borderTop: hair });

/** Between a focused element and the dock: the outline. */
export const focusRoom = space[2];

/** Keeps room for it below the page; on wide screens that is the footer's lower margin. */
export const dockPlace = style({
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

const rise = keyframes({ from: { opacity: 0, transform: `translateY(-${space[2]})` } });

const besideIcons = `${wide.phone} and ${narrow.tablet}`;

// In the bar, which covers no content: a notice is never over what it speaks of.
export const noticePlace = style({
  position: 'fixed',
  zIndex: layer.notice,
  inset: '0 0 auto',
  minHeight: barHeight,
  paddingInline: space[3],
  pointerEvents: 'none',
  // Over all of the logo, rather than a part of it.
  '@media': { [besideIcons]: { justifyItems: 'start', paddingInline: gutter } },
});

export const notice = style({
  display: 'inline-flex',
  maxWidth: measure.lead,
  minHeight: size.tap,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: `calc(${size.tap} / 2)`,
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
  background: color.panel,
  color: color.onPanel,
  vars: { [color.focus]: color.panelThread },
  fontWeight: 550,
  boxShadow: color.shade,
  '@media': {
    [besideIcons]: { minWidth: `calc(2 * ${size.tile})` },
    // As wide as the links of the bar, so that none is covered by half.
    [wide.tablet]: { justifyContent: 'center', minWidth: measure.narrow },
    '(prefers-reduced-motion: no-preference)': { animation: `${rise} 160ms ease-out` },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
