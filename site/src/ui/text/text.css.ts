import { style } from '@vanilla-extract/css';
import { color, font, space } from '../../styles/theme.css.ts';

// The roles of text beside the headings, which `global.css.ts` has.

/** Less important than the text around it. */
export const muted = style({ color: color.muted });

/** A note or a label in small letters. */
export const small = style({ fontSize: font.size.small });

/** Small and muted: facts beside a text, notes below a field. */
export const note = style({ color: color.muted, fontSize: font.size.small });

/** A label: small and bold. */
export const label = style({ fontSize: font.size.small, fontWeight: 600 });

/** A label in the second thread's colour. */
export const accentLabel = style({ color: color.weft, fontSize: font.size.small, fontWeight: 600 });

export const strong = style({ fontWeight: 600 });

/** The heading of a page that tells a story. */
export const tallTitle = style({ fontSize: font.size.h1, letterSpacing: font.tracking.h1, lineHeight: 1.03 });

/** The title of an article, which is longer than that of a page. */
export const articleTitle = style({ fontSize: font.size.h2, letterSpacing: font.tracking.figures });

/** An `h2` of less weight: the title of a part. */
export const partTitle = style({ fontSize: font.size.title });

/** An `h2` as small as an `h3`. */
export const subtitle = style({ fontSize: font.size.h3 });

/** The look of an `h3` for another element. */
export const heading3 = style({ fontSize: font.size.h3, lineHeight: 1.25, letterSpacing: font.tracking.h3 });

/** Figures that stand below one another. */
export const figures = style({ fontVariantNumeric: 'tabular-nums' });

/** One line that ends with an ellipsis where there is no room. */
export const clipped = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Not broken into lines. */
export const unbroken = style({ whiteSpace: 'nowrap' });

/** Broken anywhere: a name may be one very long word. */
export const breaks = style({ overflowWrap: 'anywhere' });

/** As large as the text around it, for a heading. */
export const bodySize = style({ fontSize: font.size.body });

/** A link that stands alone, as high as a target has to be. */
export const target = style({ display: 'inline-block', minHeight: space[5] });

/** The same in small letters. */
export const smallTarget = style({
  display: 'inline-block',
  minWidth: space[5],
  paddingBlock: space[1],
  fontSize: font.size.small,
});

/** A link that looks like the text around it. */
export const plainLink = style({ color: color.ink, textDecoration: 'none' });

/** All of the nearest positioned box is part of it. */
export const reaching = style({ '::after': { content: '""', position: 'absolute', inset: 0 } });

/** What was looked for, in what was found. */
export const marked = style({
  background: 'transparent',
  color: color.warp,
  fontWeight: 700,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: font.underlineOffset,
});

/** An icon that follows the last word, also of a text on several lines. */
export const iconAfter = style({ display: 'inline', marginInlineStart: space[1], verticalAlign: '-1px' });
