import { style } from '@vanilla-extract/css';
import { color, font, hair, radius, space } from '../../styles/theme.css.ts';

export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: `${space[5]} ${space[5]} ${space[3]}`,
});

export const title = style({ fontSize: font.size.h3, lineHeight: 1.25, letterSpacing: '-0.01em' });

export const links = style({ display: 'grid' });

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  paddingBlock: space[3],
  borderTop: hair,
  selectors: {
    '&:has(a:focus-visible)': { outline: `3px solid ${color.focus}`, borderRadius: radius.small },
  },
});

export const link = style({
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    [`${entry}:hover &`]: { color: color.warp },
  },
});

export const hint = style({ gridColumn: 1, color: color.muted, fontSize: font.size.small });

export const arrow = style({
  gridArea: '1 / 2 / span 2',
  color: color.weft,
  transition: 'transform 160ms',
  selectors: { [`${entry}:hover &`]: { transform: 'translateX(0.25rem)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
