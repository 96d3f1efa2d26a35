import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, font, hair, measure, radius, size, space } from '../../styles/theme.css.ts';
import { stack } from '../../ui/layout/layout.css.ts';

export const prose = style({ maxWidth: measure.prose, lineHeight: 1.65 });

globalStyle(`${prose} > * + *`, { marginTop: space[5] });
globalStyle(`${prose} > h2`, { marginTop: space[7], fontSize: font.size.title });
globalStyle(`${prose} > h3`, { marginTop: space[6] });
globalStyle(`${prose} > :is(h2, h3) + *`, { marginTop: space[3] });
globalStyle(`${prose} code`, { fontFamily: font.code, fontSize: font.size.code, overflowWrap: 'anywhere' });
globalStyle(`${prose} :not(pre) > code`, {
  padding: `0 ${space[1]}`,
  borderRadius: space[1],
  background: color.sunken,
});
globalStyle(`${prose} strong`, { fontWeight: 650 });

export const point = style({
  position: 'relative',
  paddingLeft: space[5],
  '::before': {
    content: '""',
    position: 'absolute',
    top: '0.5lh',
    left: 0,
    width: space[3],
    borderTop: `2px solid ${color.weft}`,
  },
});

export const numbers = style([stack[2], { paddingLeft: space[5], listStyle: 'decimal' }]);

export const numbered = style({ '::marker': { color: color.weft, fontWeight: 650 } });

export const note = style({
  padding: `${space[3]} ${space[5]}`,
  borderLeft: `3px solid ${color.warp}`,
  background: color.sunken,
});

export const code = style({ border: hair, borderRadius: radius.small, background: color.surface });

export const codeBar = style({ minHeight: size.control, paddingLeft: space[4], borderBottom: hair });

export const copy = style({
  alignSelf: 'stretch',
  paddingInline: space[4],
  border: 0,
  background: 'none',
  color: color.warp,
  fontWeight: 600,
});

/** Wide content scrolls in its own box; the page never scrolls sideways. */
export const scroller = style({ overflowX: 'auto' });

export const pre = style([scroller, { margin: 0, padding: space[4], lineHeight: 1.55 }]);

globalStyle(`${pre} > code`, { overflowWrap: 'normal' });

/** Uses text colours only, for contrast (A11-1). */
export const piece = styleVariants({
  word: { color: color.warp },
  text: { color: color.weft },
  note: { color: color.muted },
  number: { color: color.danger },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: font.size.dense,
  lineHeight: 1.5,
  textAlign: 'left',
});

export const caption = style({ paddingBottom: space[2], color: color.muted, textAlign: 'left' });

export const cell = style({
  minWidth: size.thumb,
  padding: `${space[2]} ${space[4]} ${space[2]} 0`,
  borderBottom: hair,
  verticalAlign: 'top',
});

export const columnHead = style([
  cell,
  { borderBottom: `2px solid ${color.warp}`, fontWeight: 650, whiteSpace: 'nowrap' },
]);

// Names do not break; the table scrolls instead.
globalStyle(`${table} code`, { overflowWrap: 'normal', whiteSpace: 'nowrap' });
