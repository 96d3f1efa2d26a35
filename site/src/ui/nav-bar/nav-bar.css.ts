import { style } from '@vanilla-extract/css';
import { barHeight, color, font, hair, layer, space, wide } from '../../styles/theme.css.ts';
import { container } from '../page/page.css.ts';

export const bar = style({
  position: 'fixed',
  zIndex: layer.bar,
  inset: '0 0 auto 0',
  height: barHeight,
  borderBottom: '1px solid transparent',
  background: color.paper,
  transition: 'border-color 160ms, box-shadow 160ms, background-color 160ms',
  selectors: {
    '&[data-scrolled]': {
      borderBottom: hair,
      background: color.surface,
      boxShadow: color.shade,
    },
  },
});

export const inner = style([
  container,
  { display: 'flex', alignItems: 'center', gap: space[5], height: '100%' },
]);

export const links = style({
  display: 'none',
  gap: space[2],
  marginInline: 'auto',
  '@media': { [wide.tablet]: { display: 'flex' } },
});

export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space[3],
  color: color.ink,
  fontSize: '1rem',
  fontWeight: 550,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.warp },
    // A thread under the place one is at.
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: space[3],
      bottom: '0.375rem',
      borderBottom: `2px solid ${color.weft}`,
    },
  },
});

export const account = style({
  display: 'none',
  alignItems: 'center',
  gap: space[2],
  '@media': { [wide.tablet]: { display: 'flex' } },
});

export const compact = style({ minHeight: '2.5rem', padding: `0 ${space[4]}`, fontSize: font.size.small });

export const menuButton = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  marginInlineStart: 'auto',
  border: 0,
  background: 'transparent',
  '@media': { [wide.tablet]: { display: 'none' } },
});
