import { style } from '@vanilla-extract/css';
import { cover, inColumns, topStack } from '../../styles/layout.ts';
import { heading3, plainLink, smallMuted } from '../../styles/surface.ts';
import { color, hair, radius, space } from '../../styles/theme.css.ts';

export const panel = style({ ...topStack(space[4]), padding: `${space[5]} ${space[5]} ${space[3]}` });

export const title = style(heading3);

export const links = style({ display: 'grid' });

export const entry = style({
  position: 'relative',
  ...inColumns('minmax(0, 1fr) auto', `0 ${space[4]}`),
  alignItems: 'center',
  paddingBlock: space[3],
  borderTop: hair,
  selectors: {
    '&:has(a:focus-visible)': { outline: `3px solid ${color.focus}`, borderRadius: radius.small },
  },
});

export const link = style({
  ...plainLink,
  fontWeight: 600,
  selectors: {
    '&::after': { content: '""', ...cover },
    '&:focus-visible': { outline: 'none' },
    [`${entry}:hover &`]: { color: color.warp },
  },
});

export const hint = style({ gridColumn: 1, ...smallMuted });

export const arrow = style({
  gridArea: '1 / 2 / span 2',
  color: color.weft,
  transition: 'transform 160ms',
  selectors: { [`${entry}:hover &`]: { transform: 'translateX(0.25rem)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
