import { keyframes, style } from '@vanilla-extract/css';
import {
  color,
  dockHeight,
  font,
  gutter,
  hair,
  layer,
  low,
  measure,
  narrow,
  radius,
  size,
  space,
  wide,
} from '../styles/theme.css.ts';

export const footer = style({ borderTop: hair, background: color.sunken });

export const inner = style({
  display: 'grid',
  gap: space[6],
  paddingBlock: `${space[7]} calc(${dockHeight.row} + ${space[2]})`,
  '@media': {
    [wide.tablet]: { paddingBlock: `${space[8]} calc(${dockHeight.corner} + ${space[2]})` },
    [wide.desktop]: { gridTemplateColumns: '3fr 8fr' },
  },
});

/** Aligns the text of the brand, not its hit area, with the titles of the link groups. */
export const brand = style({ marginTop: `calc(-1 * ${space[3]})` });

export const about = style({ maxWidth: '22rem' });

export const profiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(2, minmax(${size.tile}, max-content))`,
  columnGap: space[5],
});

/** For links to profiles and for missing profiles, which are plain text (FTR-2). */
export const profile = style({ display: 'inline-flex', minHeight: space[6] });

export const groups = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[5]} ${space[4]}`,
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

/** Reserves space for the background's control, which is added when the page is idle. */
export const motion = style({
  minWidth: size.tap,
  minHeight: size.tap,
  '@media': { [wide.desktop]: { display: 'contents' } },
});

/** Space for the outline of a focused element above the dock. */
export const focusRoom = space[2];

export const dockPlace = style({
  height: dockHeight.row,
  marginTop: `-${dockHeight.row}`,
  '@media': { [wide.tablet]: { height: dockHeight.corner, marginTop: `-${dockHeight.corner}` } },
});

const lowAndNarrow = `${low} and ${narrow.tablet}`;

export const dock = style({
  // With `sticky`, browsers would scroll the page when an element in the dock receives focus.
  position: 'fixed',
  zIndex: layer.bar,
  inset: 'auto 0 0',
  rowGap: 0,
  alignItems: 'flex-end',
  // Notices must not move when the first button appears below them.
  alignContent: 'flex-start',
  justifyContent: 'flex-end',
  minHeight: dockHeight.row,
  padding: `0 ${gutter} ${space[2]}`,
  pointerEvents: 'none',
  '@media': {
    [lowAndNarrow]: { position: 'static' },
    [wide.tablet]: {
      flexWrap: 'nowrap',
      columnGap: space[3],
      minHeight: dockHeight.corner,
      padding: `0 ${space[4]} ${space[5]} ${space[8]}`,
    },
  },
});

const floating = style({
  border: hair,
  borderRadius: radius.round,
  background: color.surface,
  boxShadow: color.shade,
  pointerEvents: 'auto',
});

export const pill = style([
  floating,
  {
    position: 'relative',
    padding: space[1],
    // Without the assistant, the pill is empty at the top of a page.
    selectors: { '&:has(> [hidden]:only-child)': { display: 'none' } },
  },
]);

/** Beside the pill, which would grow and shift if it contained the button. */
export const backToTop = style([
  floating,
  {
    position: 'absolute',
    inset: `${space[1]} calc(100% + ${space[2]}) auto auto`,
    selectors: { '&[hidden]': { display: 'none' }, '&:only-child': { position: 'static', border: 0 } },
  },
]);

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space[2]})` } });

export const noticePlace = style({
  position: 'absolute',
  zIndex: layer.notice,
  inset: 'auto 0 100%',
  padding: `0 ${gutter} ${space[2]}`,
  pointerEvents: 'none',
  '@media': { [lowAndNarrow]: { position: 'fixed', bottom: 0 } },
});

export const notice = style({
  display: 'inline-flex',
  maxWidth: measure.lead,
  minHeight: size.tap,
  padding: `${space[2]} ${space[5]}`,
  borderRadius: `calc(${size.tap} / 2)`,
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
  background: color.panel,
  color: color.onPanel,
  vars: { [color.focus]: color.panelThread },
  fontWeight: 550,
  boxShadow: color.shade,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${rise} 160ms ease-out` },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
