import { style, styleVariants } from '@vanilla-extract/css';
import { color, font, hair, radius, size, space } from '../../styles/theme.css.ts';

export const message = style({
  minWidth: 0,
  // Rows outside the view are not rendered.
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${size.tile}`,
  selectors: { '& + &': { marginTop: space[4] } },
});

/** The sender is also given in text, for users who do not see the sides. */
export const from = styleVariants({
  user: { justifyItems: 'end', paddingInlineStart: space[7] },
  bot: { justifyItems: 'start', paddingInlineEnd: space[4] },
});

export const bubble = style({
  minWidth: 0,
  maxWidth: '100%',
  padding: `${space[2]} ${space[4]}`,
  border: '1px solid transparent',
  borderRadius: radius.card,
  fontSize: font.size.dense,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const bubbleOf = styleVariants({
  user: {
    borderEndEndRadius: space[1],
    background: color.warp,
    color: color.onWarp,
    whiteSpace: 'pre-wrap',
  },
  bot: { borderEndStartRadius: space[1], background: color.sunken },
  error: { borderEndStartRadius: space[1], borderColor: color.danger, background: color.dangerSoft },
});

export const failure = style({ display: 'flex', gap: space[2] });

export const warning = style({ flex: 'none', marginTop: '3px', color: color.danger });

/** Alone in its line it gets the line's height as hit area. `:only-child` would take links between words for one. */
export const loneLink = style({ display: 'block', width: 'fit-content', minHeight: space[5] });

export const points = style({ minWidth: 0, paddingInlineStart: space[5], listStyle: 'disc' });

export const numbers = style({ minWidth: 0, paddingInlineStart: space[5], listStyle: 'decimal' });

// A shadow at an edge behind which there is more; the cover moves with the table.
const edge = (from: string, side: string) => [
  `linear-gradient(${from}, ${color.sunken} 40%, transparent) ${side} / ${space[6]} 100% no-repeat local`,
  `linear-gradient(${from}, color-mix(in srgb, ${color.ink} 18%, transparent), transparent) ${side} / ${space[3]} 100% no-repeat scroll`,
];
const [[leftCover, leftShadow], [rightCover, rightShadow]] = [edge('90deg', 'left'), edge('270deg', 'right')];

export const tableFrame = style({
  minWidth: 0,
  maxWidth: '100%',
  overflowX: 'auto',
  background: [leftCover, rightCover, leftShadow, rightShadow].join(),
});

export const table = style({ borderCollapse: 'collapse', fontSize: font.size.small, overflowWrap: 'normal' });

export const cell = style({
  padding: `${space[1]} ${space[3]} ${space[1]} 0`,
  borderBottom: hair,
  textAlign: 'start',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // Narrower, the words of a cell would stand one below the other: the table scrolls instead.
    '&:not(:first-child)': { minWidth: size.tile },
    '&[scope="row"]': { minWidth: space[8] },
    'tbody > :last-child > &': { borderBottom: 0 },
  },
});

export const cellHead = style({ color: color.muted, fontWeight: 600 });

export const code = style({
  padding: `0 ${space[1]}`,
  borderRadius: space[1],
  background: color.surface,
  fontFamily: font.code,
  fontSize: font.size.code,
});

export const outward = style({ whiteSpace: 'normal' });

export const foot = style({ minHeight: space[5], paddingInline: space[1], lineHeight: 1.2 });

export const action = style({
  minWidth: space[5],
  minHeight: space[5],
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.warp,
  fontWeight: 600,
  selectors: {
    '&:hover': { background: color.sunken },
    '&:focus-visible': { outlineOffset: '-1px' },
    '&[aria-pressed="true"]': { background: color.warp, color: color.onWarp },
  },
});

export const passOn = style({ paddingBlock: space[1], lineHeight: 1.4 });

export const sources = style({ marginTop: space[1], paddingTop: space[2], borderTop: hair });
