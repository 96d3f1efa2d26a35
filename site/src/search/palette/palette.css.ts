import { globalStyle, style } from '@vanilla-extract/css';
import { centre, cluster, row, scroller, stack } from '../../styles/layout.ts';
import { bare, clipped, plainLink, smallMuted } from '../../styles/surface.ts';
import { color, font, hair, radius, space, wide } from '../../styles/theme.css.ts';

export const head = style({
  flex: 'none',
  ...row(space[3]),
  minHeight: '4rem',
  paddingInline: `${space[5]} ${space[3]}`,
  borderBottom: '2px solid',
  borderImage: `linear-gradient(90deg, ${color.warp} 30%, ${color.weft}) 1`,
});

globalStyle(`${head} > svg`, { flex: 'none', color: color.muted });

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '3.5rem',
  padding: 0,
  ...bare,
  fontSize: font.size.h3,
  // The dialog has one field, whose cursor and colour show its focus.
  outline: 'none',
  selectors: { '&::placeholder': { color: color.muted, opacity: 1 } },
});
globalStyle(`${head}:focus-within > svg:first-child`, { color: color.warp });

export const leave = style({
  flex: 'none',
  ...centre,
  minWidth: '2.75rem',
  height: '2.75rem',
  padding: 0,
  ...bare,
  borderRadius: radius.small,
  color: color.ink,
  selectors: { '&:hover': { background: color.sunken }, '&:focus-visible': { outlineOffset: '-2px' } },
});
// A sign, and no text that its name would have to contain.
globalStyle(`${leave} > span::before`, { content: '"esc"' });
globalStyle(`${leave} > span`, { display: 'none', '@media': { [wide.phone]: { display: 'block' } } });
globalStyle(`${leave} svg`, { '@media': { [wide.phone]: { display: 'none' } } });

export const list = style({
  flex: 1,
  minHeight: 0,
  padding: space[2],
  ...scroller,
  scrollPaddingBlock: space[6],
});

export const group = style({
  padding: `${space[3]} ${space[3]} ${space[1]}`,
  color: color.muted,
  fontSize: '0.8125rem',
  fontWeight: 600,
});

export const option = style({
  ...row(space[3]),
  minHeight: '3rem',
  padding: `${space[2]} ${space[3]}`,
  border: '1px solid transparent',
  borderRadius: radius.small,
  ...plainLink,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: color.sunken, boxShadow: `inset 3px 0 ${color.warp}` },
  },
});
globalStyle(`${option} > svg`, { flex: 'none', color: color.muted });
globalStyle(`${option}[aria-selected="true"] > svg`, { color: color.warp });

export const words = style({ flex: 1, minWidth: 0, display: 'grid' });

export const title = style({ fontSize: '1rem', fontWeight: 550, lineHeight: 1.35 });

export const text = style({ ...clipped, ...smallMuted, lineHeight: 1.4 });

export const kind = style({
  flex: 'none',
  color: color.muted,
  fontSize: '0.8125rem',
  '@media': { '(max-width: 30rem)': { display: 'none' } },
});

export const nothing = style({
  ...stack(space[2]),
  alignContent: 'center',
  justifyItems: 'center',
  flex: 1,
  minHeight: '12rem',
  padding: space[6],
  color: color.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const nothingTitle = style({ color: color.ink, fontSize: font.size.h3, fontWeight: 600 });

export const foot = style({
  flex: 'none',
  ...cluster(`${space[1]} ${space[3]}`),
  justifyContent: 'flex-end',
  padding: `${space[2]} ${space[4]}`,
  borderTop: hair,
  background: color.paper,
  color: color.muted,
  fontSize: '0.8125rem',
});

export const keys = style({
  display: 'none',
  marginInlineEnd: 'auto',
  '@media': { '(hover: hover) and (min-width: 40rem)': { display: 'block' } },
});

export const small = style({
  minHeight: '2rem',
  padding: `0 ${space[2]}`,
  ...bare,
  borderRadius: radius.small,
  color: color.warp,
  fontWeight: 600,
  selectors: { '&:hover': { background: color.sunken }, '&:focus-visible': { outlineOffset: '-1px' } },
});

/** Of no use without a keyboard. */
export const setting = style([
  small,
  {
    display: 'none',
    color: color.muted,
    fontWeight: 400,
    '@media': { '(hover: hover)': { display: 'block' } },
  },
]);

globalStyle(`${foot} kbd, ${leave} > span`, {
  minWidth: '1.375rem',
  padding: `0 ${space[1]}`,
  border: hair,
  borderRadius: '0.375rem',
  background: color.surface,
  color: color.muted,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  textAlign: 'center',
});
globalStyle(`${keys} kbd`, { display: 'inline-block', marginInlineStart: space[1] });
