import { globalStyle, style } from '@vanilla-extract/css';
import { column, cover, spread, stack } from '../../styles/layout.ts';
import { focusRing, heading3, plainLink, smallMuted, surface } from '../../styles/surface.ts';
import { color, font, hair, space } from '../../styles/theme.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  ...surface,
  transition: 'border-color 160ms, box-shadow 160ms',
  selectors: { '&:hover': { borderColor: color.control, boxShadow: color.shade } },
});

export const image = style({ width: '100%', aspectRatio: '3 / 2', background: color.panel });

export const words = style({ ...column(space[3]), flex: 1, padding: space[5] });

export const category = style({ ...spread(space[2]), ...smallMuted });

export const title = style({ overflowWrap: 'anywhere', ...heading3 });

export const link = style({
  ...plainLink,
  selectors: {
    '&::after': { content: '""', ...cover },
    '&:hover': { color: color.warp },
    '&:focus-visible': { outline: 'none' },
  },
});

export const description = style({ color: color.muted, fontSize: '1rem' });

export const foot = style({
  ...stack(space[1]),
  justifyItems: 'start',
  marginTop: 'auto',
  paddingTop: space[3],
  borderTop: hair,
});

export const price = style({ fontSize: font.size.h3, fontWeight: 650, fontVariantNumeric: 'tabular-nums' });

// Above the card's own link.
export const compare = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-block',
  minHeight: '1.5rem',
  fontSize: font.size.small,
  fontWeight: 550,
});

export const unit = style({ ...smallMuted, fontWeight: 400 });

globalStyle(`${card}:hover ${link}`, { color: color.warp });

globalStyle(`${card}:has(${link}:focus-visible)`, focusRing);
