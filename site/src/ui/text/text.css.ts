import { style } from '@vanilla-extract/css';
import { color, font, space } from '../../styles/theme.css.ts';

// Text roles other than headings, which are in `global.css.ts`.

export const muted = style({ color: color.muted });

export const small = style({ fontSize: font.size.small });

export const note = style({ color: color.muted, fontSize: font.size.small });

export const label = style({ fontSize: font.size.small, fontWeight: 600 });

export const accentLabel = style({ color: color.weft, fontSize: font.size.small, fontWeight: 600 });

export const strong = style({ fontWeight: 600 });

export const tallTitle = style({ fontSize: font.size.h1, letterSpacing: font.tracking.h1, lineHeight: 1.03 });

export const articleTitle = style({ fontSize: font.size.h2, letterSpacing: font.tracking.figures });

export const partTitle = style({ fontSize: font.size.title });

export const subtitle = style({ fontSize: font.size.h3 });

export const heading3 = style({ fontSize: font.size.h3, lineHeight: 1.25, letterSpacing: font.tracking.h3 });

export const figures = style({ fontVariantNumeric: 'tabular-nums' });

export const clipped = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const unbroken = style({ whiteSpace: 'nowrap' });

/** A name can be one very long word. */
export const breaks = style({ overflowWrap: 'anywhere' });

export const bodySize = style({ fontSize: font.size.body });

/** A standalone link with the minimum target height. */
export const target = style({ display: 'inline-block', minHeight: space[5] });

export const smallTarget = style({
  display: 'inline-block',
  minWidth: space[5],
  paddingBlock: space[1],
  fontSize: font.size.small,
});

export const plainLink = style({ color: color.ink, textDecoration: 'none' });

/** Extends the link over the nearest positioned box. */
export const stretchedLink = style({ '::after': { content: '""', position: 'absolute', inset: 0 } });

export const marked = style({
  background: 'transparent',
  color: color.warp,
  fontWeight: 700,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: font.underlineOffset,
});

/** Keeps the icon with the last word if the text wraps. */
export const iconAfter = style({ display: 'inline', marginInlineStart: space[1], verticalAlign: '-1px' });
