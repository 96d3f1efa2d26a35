import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, containerWidth, font, hair, measure, radius, size, space } from '../../styles/theme.css.ts';

export const message = style({
  minWidth: 0,
  containerType: 'inline-size',
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${size.tile}`,
  selectors: { '& + &': { marginTop: space[4] } },
});

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

/** A larger touch target for a link alone on its line. `:only-child` would also match links within text. */
export const loneLink = style({ display: 'block', width: 'fit-content', minHeight: space[5] });

export const points = style({ minWidth: 0, paddingInlineStart: space[5], listStyle: 'disc' });

export const numbers = style({ minWidth: 0, paddingInlineStart: space[5], listStyle: 'decimal' });

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: font.size.small,
  overflowWrap: 'break-word',
});

export const corner = style({ width: size.tile });

export const line = style({ selectors: { '& + &': { borderTop: hair } } });

export const cell = style({
  padding: `${space[1]} ${space[3]} ${space[1]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums',
});

export const heads = style({ borderBottom: hair });

export const head = style([cell, { color: color.muted, fontWeight: 600 }]);

export const sizes = styleVariants({ few: {}, some: {}, many: {} });

/** In a message narrower than this, each row of a table becomes a list. */
const enough = [
  ['few', measure.phone],
  ['some', measure.text],
  ['many', containerWidth],
] as const;

for (const [name, width] of enough) {
  const stacked = (part: string, rule: Parameters<typeof globalStyle>[1]) =>
    globalStyle(`${sizes[name]} ${part}`, { '@container': { [`(width < ${width})`]: rule } });
  stacked(':is(thead, tbody, tr, th, td)', { display: 'block', padding: 0 });
  stacked(`.${corner}`, { display: 'none' });
  // Each row repeats the column names, so the header is shown only if it contains links.
  stacked('thead:not(:has(a))', { display: 'none' });
  stacked('thead th', { lineHeight: space[5] });
  stacked(':is(thead, tbody) > tr', { paddingBlock: space[2] });
  stacked('[scope="row"]', { color: color.ink });
  stacked('td[data-column]:not([data-column=""])::before', {
    content: 'attr(data-column) ": "',
    color: color.muted,
  });
}

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
