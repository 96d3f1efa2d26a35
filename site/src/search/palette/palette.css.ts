import { style } from '@vanilla-extract/css';
import { barHeight, color, font, hair, narrow, radius, size, space, wide } from '../../styles/theme.css.ts';

export const head = style({
  minHeight: barHeight,
  paddingInline: `${space[5]} ${space[3]}`,
  borderBottom: '2px solid',
  borderImage: `linear-gradient(90deg, ${color.warp} 30%, ${color.weft}) 1`,
});

export const glass = style({
  color: color.muted,
  selectors: { [`${head}:focus-within > &`]: { color: color.warp } },
});

export const input = style({
  height: size.thumb,
  padding: 0,
  fontSize: font.size.h3,
  // The caret of the only field already shows the focus.
  outline: 'none',
  selectors: { '&::placeholder': { color: color.muted, opacity: 1 } },
});

export const leave = style({
  width: 'auto',
  minWidth: size.tap,
  color: color.ink,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const keys = style({
  display: 'none',
  marginInlineEnd: 'auto',
  '@media': { [`(hover: hover) and ${wide.phone}`]: { display: 'block' } },
});

export const key = style({
  display: 'inline-block',
  minWidth: space[5],
  padding: `0 ${space[1]}`,
  border: hair,
  borderRadius: space[1],
  background: color.surface,
  color: color.muted,
  fontFamily: 'inherit',
  fontSize: font.size.tiny,
  fontWeight: 600,
  lineHeight: 1.65,
  textAlign: 'center',
  selectors: { [`${keys} &`]: { marginInlineStart: space[1] } },
});

/** Shown by a pseudo-element: visible text would have to be part of the button's accessible name. */
export const escapeKey = style({
  display: 'none',
  selectors: { '&::before': { content: '"esc"' } },
  '@media': { [wide.phone]: { display: 'block' } },
});

export const cross = style({ '@media': { [wide.phone]: { display: 'none' } } });

export const list = style({ flex: 1, minHeight: 0, padding: space[2], scrollPaddingBlock: space[6] });

export const group = style({
  padding: `${space[3]} ${space[3]} ${space[1]}`,
  fontSize: font.size.small,
  fontWeight: 600,
});

export const option = style({
  minHeight: space[7],
  padding: `${space[2]} ${space[3]}`,
  border: '1px solid transparent',
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: color.sunken, boxShadow: `inset 3px 0 ${color.warp}` },
  },
});

export const sign = style({
  color: color.muted,
  selectors: { '[aria-selected="true"] > &': { color: color.warp } },
});

export const words = style({ display: 'grid' });

export const title = style({ fontSize: font.size.dense, fontWeight: 550, lineHeight: 1.35 });

export const kind = style({
  flex: 'none',
  fontSize: font.size.small,
  '@media': { [narrow.phone]: { display: 'none' } },
});

export const nothing = style({
  alignContent: 'center',
  justifyItems: 'center',
  flex: 1,
  minHeight: `calc(2 * ${size.tile})`,
  padding: space[6],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const nothingTitle = style({ color: color.ink, fontWeight: 600 });

export const foot = style({
  rowGap: space[1],
  justifyContent: 'flex-end',
  padding: `${space[2]} ${space[4]}`,
  borderTop: hair,
  background: color.paper,
  fontSize: font.size.small,
});

export const small = style({
  minHeight: space[6],
  padding: `0 ${space[2]}`,
  borderRadius: radius.small,
  color: color.warp,
  fontWeight: 600,
  selectors: { '&:hover': { background: color.sunken }, '&:focus-visible': { outlineOffset: '-1px' } },
});

export const setting = style({
  display: 'none',
  color: color.muted,
  fontWeight: 400,
  '@media': { '(hover: hover)': { display: 'block' } },
});
