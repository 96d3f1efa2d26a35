import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { inline, row, square } from '../../styles/layout.ts';
import { onPanel, smallMuted, smallStrong, surface } from '../../styles/surface.ts';
import {
  barHeight,
  color,
  containerWidth,
  font,
  gutter,
  layer,
  radius,
  space,
  wide,
} from '../../styles/theme.css.ts';

/** The width of text and cards, with a margin on phones. */
export const container = style({
  width: '100%',
  maxWidth: containerWidth,
  marginInline: 'auto',
  paddingInline: gutter,
});

const draw = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } });

export const main = style({
  // The footer begins below the first screen, so that its hydration causes no visible layout shift.
  minHeight: '100vh',
  paddingTop: barHeight,
  selectors: {
    // While the next page loads, a thread grows below the bar, after a short delay.
    '&[aria-busy="true"]::before': {
      content: '""',
      position: 'fixed',
      zIndex: layer.bar,
      top: barHeight,
      left: 0,
      width: '100%',
      borderTop: `2px solid ${color.weft}`,
      transformOrigin: 'left',
      animation: `${draw} 8s cubic-bezier(0.1, 0.7, 0.3, 1) 150ms both`,
    },
  },
});

export const opening = style({
  paddingTop: space[7],
  paddingBottom: space[6],
  '@media': { [wide.tablet]: { paddingTop: space[8] } },
});

/** On wide screens the lead stands beside the heading's last line. */
export const openingBeside = style([
  opening,
  {
    '@media': {
      [wide.desktop]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        alignItems: 'end',
        columnGap: space[7],
        paddingBottom: space[7],
      },
    },
  },
]);
globalStyle(`${openingBeside} > :nth-child(n + 3)`, {
  '@media': { [wide.desktop]: { gridColumn: '1 / -1' } },
});

export const section = style({ paddingBlock: space[9] });

export const lead = style({
  maxWidth: '38rem',
  marginTop: space[4],
  color: color.muted,
  fontSize: font.size.lead,
  lineHeight: 1.5,
  textWrap: 'balance',
  // A name may be one very long word.
  overflowWrap: 'anywhere',
});

export const eyebrow = style({
  ...row(space[3]),
  marginBottom: space[4],
  color: color.weft,
  ...smallStrong,
  selectors: { '&::before': { content: '""', width: space[6], borderTop: `2px solid ${color.weft}` } },
});

/** A dark panel that closes a page. */
export const panel = style({
  position: 'relative',
  overflow: 'hidden',
  padding: `${space[7]} clamp(1.5rem, 5vw, 4.5rem)`,
  borderRadius: radius.card,
  ...onPanel,
  vars: { [color.focus]: color.panelThread },
});

export const card = style(surface);

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  padding: `0.125rem ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  background: color.surface,
  ...smallMuted,
  fontWeight: 550,
});

export const hidden = style({
  position: 'absolute',
  ...square('1px'),
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Buttons and links for what to do next, below the opening of a page. */
export const actions = style({ ...inline(space[3]), marginTop: space[6] });
// As wide as a phone.
globalStyle(`${actions} > *, ${panel} > a`, {
  flex: '1 1 auto',
  '@media': { [wide.phone]: { flex: '0 1 auto' } },
});

/** A note about all that follows, marked by a thread. */
export const note = style({
  maxWidth: '48rem',
  marginTop: space[5],
  paddingLeft: space[4],
  borderLeft: `2px solid ${color.weft}`,
  ...smallMuted,
});

/** In a page that has yet to read what it shows, which is as high as a long one: Back and reload find their place (RTE-3). */
export const room = style({});
// The same where a query has results, or opens a tool of the lab, which the document does not show.
const waits = `html[data-query] .${main}:has([data-results], [data-opens])`;
globalStyle(`${waits}, html[data-js] .${main}:has(.${room})`, {
  minHeight: '2000vh',
  // What changes above the place meanwhile is not the page yet.
  overflowAnchor: 'none',
});
// As the results of a query: should the code never load, the footer is not left far below.
const shrink = keyframes({ to: { minHeight: '100vh' } });
globalStyle(waits, { animation: `${shrink} 0s linear 4s forwards` });
