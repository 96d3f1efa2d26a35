import { style } from '@vanilla-extract/css';
import {
  barHeight,
  color,
  containerWidth,
  font,
  gutter,
  hair,
  measure,
  radius,
  size,
  space,
  wide,
} from '../../styles/theme.css.ts';

export const panel = style({ paddingTop: space[5] });

export const schedule = style({
  display: 'grid',
  gap: space[7],
  paddingBottom: space[8],
  '@media': {
    [`(width >= ${containerWidth})`]: {
      gridTemplateColumns: `minmax(0, 1fr) ${measure.cell}`,
      alignItems: 'start',
    },
  },
});

export const beside = style({
  '@media': {
    [`(width >= ${containerWidth})`]: { position: 'sticky', top: barHeight, paddingTop: gutter },
  },
});

export const quote = style({ margin: 0 });

export const picker = style({
  display: 'grid',
  minWidth: 0,
  borderRadius: radius.small,
  selectors: { '&:focus-visible': { outlineOffset: space[3] } },
});

const twoColumns = `minmax(0, ${measure.column}) minmax(0, 1fr)`;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${space[7]}`,
  '@media': { [wide.tablet]: { gridTemplateColumns: twoColumns, alignItems: 'start' } },
});

export const details = style({
  display: 'grid',
  minWidth: 0,
  columnGap: space[7],
  '@media': { [wide.tablet]: { gridTemplateColumns: twoColumns } },
});

export const noteField = style({ minHeight: `calc(3 * ${size.tap})` });

export const stepTitle = style({
  marginBottom: space[1],
  fontSize: font.size.h3,
  fontWeight: 650,
  lineHeight: 1.3,
});

export const legend = style([
  stepTitle,
  {
    gridColumn: '1 / -1',
    float: 'left',
    width: '100%',
    marginBottom: space[4],
    padding: `${space[5]} 0 0`,
    borderTop: hair,
  },
]);

/** Reserves the height that the text needs once the days are known, so that nothing below moves. */
export const later = style({ minHeight: size.tap, '@media': { [wide.tablet]: { minHeight: 0 } } });

export const notice = style({
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.weft}`,
  selectors: { '&:empty': { position: 'absolute' } },
});

export const grid = style({
  // Aligns the days, not the spacing around them, with the edges.
  width: 'calc(100% + 2 * 3px)',
  marginInline: '-3px',
  borderSpacing: '3px',
  tableLayout: 'fixed',
});

export const weekday = style({ paddingBlock: space[1], fontWeight: 500 });

/** Equally high with and without a day, so that nothing moves when the days appear. */
export const cell = style({ height: space[7], padding: 0 });

export const outside = style({
  display: 'grid',
  placeItems: 'center',
  color: color.muted,
  fontSize: font.size.small,
});

const option = style({
  position: 'relative',
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.paper,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms',
  selectors: { '&:hover': { borderColor: color.warp, background: color.sunken } },
});

const chosen = { borderColor: color.warp, background: color.warp, color: color.onWarp };

export const day = style([
  option,
  {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: space[7],
    padding: 0,
    color: color.ink,
    fontWeight: 600,
    lineHeight: 1,
    selectors: {
      '&:not([data-month=""])': { paddingTop: space[2] },
      '&[aria-current]': {
        textDecoration: `underline 2px ${color.weft}`,
        textUnderlineOffset: font.underlineOffset,
      },
      '&[aria-disabled="true"]': {
        borderColor: 'transparent',
        background: 'transparent',
        color: color.muted,
        fontWeight: 400,
        cursor: 'not-allowed',
      },
      '&[aria-pressed="true"]': chosen,
      '&:focus-visible': { zIndex: 1, outlineOffset: '1px' },
      '&::before': {
        content: 'attr(data-month)',
        position: 'absolute',
        top: space[1],
        insetInline: 0,
        fontSize: font.size.tiny,
        fontWeight: 600,
      },
    },
    '@media': {
      // Forced colours would show the transparent border, but closed days must have none.
      '(forced-colors: active)': {
        selectors: { '&[aria-disabled="true"]': { borderColor: 'Canvas !important' } },
      },
    },
  },
]);

export const slotsTitle = style({ float: 'left', padding: 0, fontWeight: 650 });

export const times = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${size.tile}, 23%), 1fr))`,
  gap: space[2],
});

export const night = style({ paddingTop: space[3], borderTop: hair });

export const slot = style([
  option,
  {
    display: 'grid',
    alignContent: 'center',
    padding: `${space[1]} ${space[3]}`,
    lineHeight: 1.35,
    selectors: {
      '&:has(:checked)': chosen,
      '&:has(:disabled)': {
        borderStyle: 'dashed',
        borderColor: color.line,
        background: 'transparent',
        color: color.muted,
        cursor: 'not-allowed',
      },
      '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '1px' },
    },
  },
]);

export const officeTime = style({ selectors: { [`${slot}:has(:checked) > &`]: { color: color.onWarp } } });

export const empty = style({
  minHeight: size.picture,
  padding: space[5],
  borderColor: color.line,
  textAlign: 'center',
  '@media': { [wide.tablet]: { minHeight: `calc(3.5 * ${size.tile})` } },
});

export const summary = style({
  marginBlock: `${space[3]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  borderInlineStart: `2px solid ${color.warp}`,
  background: color.sunken,
});

/** Keeps a time range on one line if it fits. */
export const quiet = style({ display: 'inline-block', fontWeight: 400 });

/** For guests; hidden from a returning member while the session is restored (NAV-7). */
export const hint = style({
  marginBottom: space[3],
  selectors: { 'html[data-session] &': { display: 'none' } },
});

export const booked = style({ maxWidth: measure.wide });

export const facts = style({ rowGap: space[4], padding: space[5] });

export const agenda = style({ marginTop: space[6], padding: gutter });

// Longer parts are wider, but not in proportion: the shortest would be too narrow.
export const steps = style({
  display: 'grid',
  gap: space[5],
  '@media': { [wide.tablet]: { gridTemplateColumns: '10fr 10fr 15fr 9fr', gap: 0 } },
});

export const step = style({
  paddingInlineStart: space[4],
  borderInlineStart: `${space[1]} solid ${color.warp}`,
  selectors: { '&:first-child': { borderColor: color.control }, '&:last-child': { borderColor: color.weft } },
  '@media': {
    [wide.tablet]: {
      padding: `${space[4]} ${space[4]} 0 0`,
      borderInlineStart: 0,
      borderTop: `${space[2]} solid ${color.warp}`,
      selectors: {
        '&:first-child': { borderTopStyle: 'dotted', borderColor: color.control },
        '&:nth-child(3)': { borderColor: color.warpStrong },
      },
    },
  },
});

export const stat = style({ display: 'flex', flexDirection: 'column-reverse' });

export const figure = style({ fontSize: font.size.h1, fontWeight: 650, lineHeight: 1.1 });
