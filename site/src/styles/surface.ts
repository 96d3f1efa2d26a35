import { color, font, hair, radius } from './theme.css.ts';

// Declarations of text and surfaces that many styles share (see `layout.ts`).

/** The look of an `h3` for another element. */
export const heading3 = { fontSize: font.size.h3, lineHeight: 1.25, letterSpacing: '-0.01em' } as const;

export const smallMuted = { color: color.muted, fontSize: font.size.small } as const;

export const smallStrong = { fontSize: font.size.small, fontWeight: 600 } as const;

/** One line that ends with an ellipsis where there is no room. */
export const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A link that looks like the text around it. */
export const plainLink = { color: color.ink, textDecoration: 'none' } as const;

/** The edge of a card. */
export const outlined = { border: hair, borderRadius: radius.card } as const;

/** The ground and the edge of a card. */
export const surface = { ...outlined, background: color.surface } as const;

/** A card above the page. */
export const raised = { ...surface, boxShadow: color.shade } as const;

/** The box of a field for text. */
export const inputBox = {
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.paper,
} as const;

/** The same with round ends. */
export const pill = {
  border: `1px solid ${color.control}`,
  borderRadius: radius.round,
  background: color.surface,
} as const;

/** A button without edge and ground of its own. */
export const bare = { border: 0, background: 'transparent' } as const;

/** Text on the colour of the warp. */
export const accent = { background: color.warp, color: color.onWarp } as const;

/** Text on a dark panel. */
export const onPanel = { background: color.panel, color: color.onPanel } as const;

/** For what has the focus only in a part, which does not show it. */
export const focusRing = { outline: `3px solid ${color.focus}`, outlineOffset: '3px' } as const;

const stroke = (angle: string) =>
  `linear-gradient(${angle}, transparent 41%, ${color.muted} 43% 57%, transparent 59%)`;

/** A list that opens: the arrow stands as far from the edge as the text does, which no browser's own arrow can. */
export const dropDown = {
  appearance: 'none',
  paddingInlineEnd: '2.5rem',
  backgroundImage: `${stroke('45deg')}, ${stroke('-45deg')}`,
  backgroundPosition: 'right 1.375rem center, right 1rem center',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '0.375rem 0.375rem',
  // The arrow would be the system's background colour.
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
} as const;
