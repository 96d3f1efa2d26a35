import { style } from '@vanilla-extract/css';
import { color, font, hair, radius, size, space, wide } from '../../styles/theme.css.ts';

const tiny = '0.8125rem';

export const head = style({
  minHeight: '4rem',
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
  // The dialog has one field, whose cursor and colour show its focus.
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
  '@media': { '(hover: hover) and (min-width: 40rem)': { display: 'block' } },
});

/** A key of the keyboard. */
export const key = style({
  display: 'inline-block',
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
  selectors: { [`${keys} &`]: { marginInlineStart: space[1] } },
});

/** Instead of the cross where there is a keyboard: a sign, and no text that the button's name would have to contain. */
export const escapeKey = style({
  display: 'none',
  selectors: { '&::before': { content: '"esc"' } },
  '@media': { [wide.phone]: { display: 'block' } },
});

export const cross = style({ '@media': { [wide.phone]: { display: 'none' } } });

export const list = style({ flex: 1, minHeight: 0, padding: space[2], scrollPaddingBlock: space[6] });

export const group = style({
  padding: `${space[3]} ${space[3]} ${space[1]}`,
  fontSize: tiny,
  fontWeight: 600,
});

export const option = style({
  minHeight: '3rem',
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

export const title = style({ fontSize: '1rem', fontWeight: 550, lineHeight: 1.35 });

export const kind = style({
  flex: 'none',
  fontSize: tiny,
  '@media': { '(max-width: 30rem)': { display: 'none' } },
});

export const nothing = style({
  alignContent: 'center',
  justifyItems: 'center',
  flex: 1,
  minHeight: '12rem',
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
  fontSize: tiny,
});

export const small = style({
  minHeight: space[6],
  padding: `0 ${space[2]}`,
  borderRadius: radius.small,
  color: color.warp,
  fontWeight: 600,
  selectors: { '&:hover': { background: color.sunken }, '&:focus-visible': { outlineOffset: '-1px' } },
});

/** Of no use without a keyboard. */
export const setting = style({
  display: 'none',
  color: color.muted,
  fontWeight: 400,
  '@media': { '(hover: hover)': { display: 'block' } },
});
