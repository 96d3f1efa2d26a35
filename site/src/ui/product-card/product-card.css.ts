import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, hair, radius, space } from '../../styles/theme.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: hair,
  borderRadius: radius.card,
  background: color.surface,
  transition: 'border-color 160ms, box-shadow 160ms',
  selectors: {
    '&:hover': { borderColor: color.control, boxShadow: color.shade },
  },
});

export const image = style({ width: '100%', aspectRatio: '3 / 2', background: color.panel });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space[3],
  padding: space[5],
});

export const category = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  color: color.muted,
  fontSize: font.size.small,
});

export const title = style({
  overflowWrap: 'anywhere',
  fontSize: font.size.h3,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
});

export const link = style({
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: color.warp },
    '&:focus-visible': { outline: 'none' },
  },
});

export const description = style({
  color: color.muted,
  fontSize: '1rem',
});

export const foot = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  marginTop: 'auto',
  paddingTop: space[3],
  borderTop: hair,
});

export const price = style({
  fontSize: font.size.h3,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});

// Above the card's own link.
export const compare = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-block',
  minHeight: '1.5rem',
  fontSize: font.size.small,
  fontWeight: 550,
});

export const unit = style({ color: color.muted, fontSize: font.size.small, fontWeight: 400 });

globalStyle(`${card}:hover ${link}`, { color: color.warp });

globalStyle(`${card}:has(${link}:focus-visible)`, {
  outline: `3px solid ${color.focus}`,
  outlineOffset: '3px',
});
