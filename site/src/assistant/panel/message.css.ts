import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { cluster, stack } from '../../styles/layout.ts';
import { accent, bare } from '../../styles/surface.ts';
import { color, font, hair, radius, space } from '../../styles/theme.css.ts';

const rowBase = style({
  ...stack(space[1]),
  minWidth: 0,
  // Rows outside the view are not rendered.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 6rem',
});

export const row = styleVariants({
  user: [rowBase, { justifyItems: 'end', paddingInlineStart: space[7] }],
  bot: [rowBase, { justifyItems: 'start', paddingInlineEnd: space[4] }],
});

const bubbleBase = style({
  ...stack(space[2]),
  minWidth: 0,
  maxWidth: '100%',
  padding: `${space[2]} ${space[4]}`,
  border: '1px solid transparent',
  borderRadius: radius.card,
  fontSize: '1rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

/** The sender is also given in text, for users who do not see the sides. */
export const bubble = styleVariants({
  user: [bubbleBase, { borderEndEndRadius: space[1], ...accent, whiteSpace: 'pre-wrap' }],
  bot: [bubbleBase, { borderEndStartRadius: space[1], background: color.sunken }],
  error: [
    bubbleBase,
    { borderEndStartRadius: space[1], borderColor: color.danger, background: color.dangerSoft },
  ],
});

globalStyle(`${bubble.error} p`, { display: 'flex', gap: space[2] });
globalStyle(`${bubble.error} svg`, { flex: 'none', marginTop: '0.1875rem', color: color.danger });
globalStyle(`${bubble.bot} *`, { minWidth: 0 });
/** A line of one link: it gets the line's height as hit area. `:only-child` would take links between words for one. */
export const loneLink = style({});
globalStyle(`${loneLink} > a`, { display: 'block', width: 'fit-content' });

export const points = style({ ...stack(space[1]), paddingInlineStart: '1.25rem', listStyle: 'disc' });

// A shadow at an edge behind which there is more; the cover moves with the table.
const edge = (from: string, side: string) => [
  `linear-gradient(${from}, ${color.sunken} 40%, transparent) ${side} / 2.5rem 100% no-repeat local`,
  `linear-gradient(${from}, color-mix(in srgb, ${color.ink} 18%, transparent), transparent) ${side} / 0.875rem 100% no-repeat scroll`,
];
const [[leftCover, leftShadow], [rightCover, rightShadow]] = [edge('90deg', 'left'), edge('270deg', 'right')];

export const tableFrame = style({
  maxWidth: '100%',
  overflowX: 'auto',
  background: [leftCover, rightCover, leftShadow, rightShadow].join(),
});

export const table = style({ borderCollapse: 'collapse', fontSize: font.size.small, overflowWrap: 'normal' });

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[1]} ${space[3]} ${space[1]} 0`,
  borderBottom: hair,
  textAlign: 'start',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} th`, { color: color.muted, fontWeight: 600 });
// Narrower, the words of a cell would stand one below the other: the table scrolls instead.
globalStyle(`${table} :is(th, td):not(:first-child)`, { minWidth: '6.5rem' });
globalStyle(`${table} th[scope="row"]`, { minWidth: '4.25rem' });
globalStyle(`${table} tbody tr:last-child > *`, { borderBottom: 0 });

export const numbers = style([points, { listStyle: 'decimal' }]);

export const code = style({
  padding: `0 ${space[1]}`,
  borderRadius: space[1],
  background: color.surface,
  fontFamily: font.code,
  fontSize: '0.9em',
});

export const outward = style({ whiteSpace: 'normal' });

globalStyle(`${outward} svg`, {
  display: 'inline',
  marginInlineStart: '0.25em',
  verticalAlign: '-0.0625rem',
});

export const foot = style({
  ...cluster(`${space[1]} ${space[2]}`),
  minHeight: space[5],
  paddingInline: space[1],
  color: color.muted,
  fontSize: '0.8125rem',
  lineHeight: 1.2,
});

export const time = style({ fontVariantNumeric: 'tabular-nums' });

export const action = style({
  minWidth: space[5],
  minHeight: space[5],
  padding: `0 ${space[2]}`,
  ...bare,
  borderRadius: radius.small,
  color: color.warp,
  fontWeight: 600,
  selectors: {
    '&:hover': { background: color.sunken },
    '&:focus-visible': { outlineOffset: '-1px' },
    '&[aria-pressed="true"]': accent,
  },
});

export const rating = style({ display: 'flex', alignItems: 'center', gap: space[1] });

export const passOn = style({ paddingBlock: '0.25rem', lineHeight: 1.4 });

export const sources = style({
  ...stack(space[1]),
  marginTop: space[1],
  paddingTop: space[2],
  borderTop: hair,
  fontSize: font.size.small,
});

globalStyle(`${sources} p`, { color: color.muted, fontWeight: 600 });
globalStyle(`${sources} a`, { paddingBlock: '0.125rem' });
