import { globalStyle, style } from '@vanilla-extract/css';
import {
  centre,
  cover,
  iconBox,
  inColumns,
  inline,
  row,
  spread,
  stack,
  topStack,
} from '../../styles/layout.ts';
import { accent, inputBox, smallMuted, surface } from '../../styles/surface.ts';
import { color, font, hair, radius, space, wide } from '../../styles/theme.css.ts';

const step = style({ display: 'grid', minWidth: 0 });

export const picker = style([
  step,
  { borderRadius: radius.small, selectors: { '&:focus-visible': { outlineOffset: space[3] } } },
]);

/** Name and email beside the note, where there is room. */
export const details = style([
  step,
  {
    columnGap: space[7],
    '@media': { [wide.tablet]: { gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)' } },
  },
]);
globalStyle(`${details} > div:first-of-type`, {
  '@media': {
    [`${wide.phone} and (width < 54rem)`]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: space[5],
    },
  },
});
globalStyle(`${details} textarea`, { minHeight: '8.5rem' });

export const stepTitle = style({
  marginBottom: space[1],
  padding: 0,
  fontSize: font.size.h3,
  fontWeight: 650,
  lineHeight: 1.3,
});
globalStyle(`${details} > ${stepTitle}`, {
  gridColumn: '1 / -1',
  float: 'left',
  width: '100%',
  marginBottom: space[4],
  paddingTop: space[5],
  borderTop: hair,
});

export const columns = style({
  ...inColumns('minmax(0, 1fr)', `${space[6]} ${space[7]}`),
  '@media': {
    [wide.tablet]: { gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const days = style(inColumns('minmax(0, 1fr)', space[3]));

const small = style(smallMuted);

/** Text that becomes longer with the first date: as high before, so that nothing below it moves. */
export const later = style([small, { minHeight: '3em', '@media': { [wide.tablet]: { minHeight: 0 } } }]);

/** Before the button, for guests: a returning member does not see it while the session is restored (NAV-7). */
export const hint = style([
  small,
  { marginBottom: space[3], selectors: { 'html[data-session] &': { display: 'none' } } },
]);

/** Takes no room while it says nothing. */
export const note = style({
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.weft}`,
  fontSize: font.size.small,
  selectors: { '&:empty': { position: 'absolute' } },
});

export const grid = style({
  // The days, not the space around them, stand at the edges.
  width: 'calc(100% + 6px)',
  marginInline: '-3px',
  borderSpacing: '3px',
  tableLayout: 'fixed',
});

export const weekday = style({ paddingBlock: space[1], ...smallMuted, fontWeight: 500 });

/** As high without a day as with one: nothing moves when the days appear. */
export const cell = style({ height: '3rem', padding: 0 });

export const day = style({
  position: 'relative',
  ...centre,
  width: '100%',
  height: '3rem',
  padding: 0,
  ...inputBox,
  color: color.ink,
  fontWeight: 600,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms',
  selectors: {
    '&:hover': { borderColor: color.warp, background: color.sunken },
    // Below the name of its month.
    '&:not([data-month=""])': { paddingTop: space[2] },
    '&[aria-current]': { textDecoration: `underline 2px ${color.weft}`, textUnderlineOffset: '0.25em' },
    '&[aria-disabled="true"]': {
      borderColor: 'transparent',
      background: 'transparent',
      color: color.muted,
      fontWeight: 400,
      cursor: 'not-allowed',
    },
    '&[aria-pressed="true"]': { borderColor: color.warp, ...accent },
    '&:focus-visible': { zIndex: 1, outlineOffset: '1px' },
    '&::before': {
      content: 'attr(data-month)',
      position: 'absolute',
      top: space[1],
      insetInline: 0,
      fontSize: '0.6875rem',
      fontWeight: 600,
      letterSpacing: '0.02em',
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    // The page says that closed days have no border: a transparent one would be drawn.
    '(forced-colors: active)': {
      selectors: { '&[aria-disabled="true"]': { borderColor: 'Canvas !important' } },
    },
  },
});

export const timesColumn = style(topStack(space[3]));

export const slots = style([step, { gap: space[4] }]);

export const slotsTitle = style({ float: 'left', padding: 0, fontWeight: 650 });

export const part = style({ marginBottom: space[2], ...smallMuted });

export const times = style(inColumns('repeat(auto-fill, minmax(7.25rem, 1fr))', space[2]));

export const slot = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: '3.25rem',
  padding: `${space[1]} ${space[3]}`,
  ...inputBox,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms',
  selectors: {
    '&:hover': { borderColor: color.warp, background: color.sunken },
    '&:has(:checked)': { borderColor: color.warp, ...accent },
    '&:has(:disabled)': {
      borderStyle: 'dashed',
      borderColor: color.line,
      background: 'transparent',
      color: color.muted,
      cursor: 'not-allowed',
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '1px' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const radio = style({ ...cover, margin: 0, opacity: 0, cursor: 'inherit' });

export const time = style({ fontWeight: 600 });

export const officeTime = style(smallMuted);
globalStyle(`${slot}:has(:checked) > ${officeTime}`, { color: color.onWarp });

export const empty = style({
  ...centre,
  minHeight: '9rem',
  padding: space[5],
  border: `1px dashed ${color.line}`,
  borderRadius: radius.card,
  color: color.muted,
  textAlign: 'center',
  '@media': { [wide.tablet]: { minHeight: '21.5rem' } },
});

export const summary = style({
  marginBlock: `${space[3]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  borderInlineStart: `2px solid ${color.warp}`,
  background: color.sunken,
});

globalStyle(`${summary} ~ button`, { '@media': { [wide.tablet]: { width: 'auto', minWidth: '18rem' } } });

export const quiet = style({
  // A range of times does not break while there is room for it.
  display: 'inline-block',
  ...smallMuted,
  fontWeight: 400,
});

export const booked = style({ ...stack(space[5]), maxWidth: '48rem' });

export const bookedTitle = style({ ...row(space[3]), fontSize: font.size.title });

export const tick = style({ flex: 'none', ...iconBox('2.5rem'), borderRadius: radius.round, ...accent });

export const facts = style({
  ...inColumns('repeat(auto-fit, minmax(min(100%, 15rem), 1fr))', `${space[4]} ${space[5]}`),
  padding: space[5],
  borderRadius: radius.card,
  background: color.sunken,
});
globalStyle(`${facts} dt`, smallMuted);
globalStyle(`${facts} dd`, { fontWeight: 600 });

export const reference = style({ fontFamily: font.code, letterSpacing: '0.04em' });

export const next = style(stack(space[2]));
globalStyle(`${next} h4`, { margin: 0, fontSize: font.size.body, lineHeight: 1.4 });

export const bookedActions = style(inline(space[3]));

/** Other ways, below the form. */
export const ways = style({ ...spread(space[5]), marginTop: space[5], padding: space[5], ...surface });
export const waysLinks = style(inline(`${space[2]} ${space[5]}`));
globalStyle(`${waysLinks} a`, {
  display: 'inline-block',
  minHeight: '1.5rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
