import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import {
  barHeight,
  color,
  containerWidth,
  dockHeight,
  font,
  gutter,
  hair,
  layer,
  measure,
  radius,
  space,
  wide,
} from '../../styles/theme.css.ts';
import { cluster, row } from '../layout/layout.css.ts';
import { card } from '../surface/surface.css.ts';
import { accentLabel, muted, note as noteText } from '../text/text.css.ts';

export const container = style({
  width: '100%',
  maxWidth: containerWidth,
  marginInline: 'auto',
  paddingInline: gutter,
});

/** Marks a page that has not read its data yet. */
export const room = style({});

const draw = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } });

const shrink = keyframes({ to: { minHeight: '100vh' } });

// High enough for Back and reload to restore the scroll position (RTE-3).
const high = { minHeight: '2000vh', overflowAnchor: 'none' } as const;

export const main = style({
  // The footer starts below the first screen, so that its hydration causes no visible layout shift.
  minHeight: '100vh',
  paddingTop: barHeight,
  selectors: {
    // Shows a progress line, after a delay, while the next page loads.
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
    [`html[data-js] &:has(${room})`]: high,
    // The document lacks the results of a query. If the code never loads, the footer must not stay far below.
    'html[data-query] &:has([data-results], [data-opens])': {
      ...high,
      animation: `${shrink} 0s linear 4s forwards`,
    },
  },
});

export const opening = style({ paddingBlock: space[6] });

/** On wide screens, aligns the lead with the last line of the heading. */
export const tallOpening = style({
  paddingBlock: `${space[7]} ${space[6]}`,
  '@media': {
    [wide.tablet]: { paddingTop: space[8] },
    [wide.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'end',
      columnGap: space[7],
      paddingBottom: space[7],
    },
  },
});

export const section = style({ paddingBlock: space[9] });

export const lead = style({
  maxWidth: measure.text,
  marginTop: space[4],
  color: color.muted,
  fontSize: font.size.lead,
  lineHeight: 1.5,
  textWrap: 'balance',
  // A name can be one very long word.
  overflowWrap: 'anywhere',
});

export const eyebrow = style([
  row[3],
  accentLabel,
  {
    marginBottom: space[4],
    selectors: { '&::before': { content: '""', width: space[6], borderTop: '2px solid' } },
  },
]);

export const badge = style([
  noteText,
  {
    display: 'inline-flex',
    alignItems: 'center',
    padding: `2px ${space[3]}`,
    border: hair,
    borderRadius: radius.round,
    background: color.surface,
    fontWeight: 550,
  },
]);

export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const shortLead = style([
  muted,
  { maxWidth: measure.text, marginTop: space[2], overflowWrap: 'anywhere' },
]);

export const actions = style([cluster[3], { marginTop: space[6] }]);

export const note = style([
  noteText,
  {
    maxWidth: measure.wide,
    marginTop: space[5],
    paddingLeft: space[4],
    borderLeft: `2px solid ${color.weft}`,
  },
]);

const appear = keyframes({ from: { opacity: 0 } });

/** Delayed, because the session is usually known sooner. */
export const waiting = style([muted, { animation: `${appear} 120ms 300ms backwards` }]);

const brokenLine = style([cluster[3], { paddingInline: gutter, fontSize: font.size.small }]);

export const broken = styleVariants({
  bar: [brokenLine, { position: 'absolute', inset: '0 0 auto', minHeight: barHeight }],
  flow: [brokenLine, { paddingBlock: space[5] }],
  end: [brokenLine, { paddingBlock: `${space[5]} ${dockHeight.corner}` }],
  dock: [brokenLine, card, { padding: `${space[2]} ${space[4]}`, pointerEvents: 'auto' }],
});
