import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color, font, hair, radius, space } from '../../styles/theme.css.ts';

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });

export const panel = style({
  position: 'fixed',
  inset: '0 0 0 auto',
  // 80 units of 0.25 rem (MNU-1), less on narrower phones.
  width: 'min(20rem, 100vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderLeft: hair,
  background: color.paper,
  color: color.ink,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&::backdrop': { background: color.veil } },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${slideIn} 180ms cubic-bezier(0.2, 0, 0, 1)`,
    },
  },
});

// The page does not scroll while the menu is open (MNU-2).
globalStyle(`html:has(${panel}[open])`, { overflow: 'hidden', scrollbarGutter: 'stable' });

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  minHeight: '100%',
  padding: space[5],
});

export const close = style({
  alignSelf: 'flex-end',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  background: 'transparent',
});

export const link = style({
  display: 'block',
  padding: `${space[3]} 0`,
  borderBottom: hair,
  color: color.ink,
  fontSize: font.size.h3,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { color: color.warp, boxShadow: `inset 0 -2px ${color.weft}` } },
});

export const cart = style([link, { display: 'flex', alignItems: 'center', gap: space[3] }]);

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.round,
  background: color.surface,
  color: color.muted,
});

export const guest = style({ display: 'grid', gap: space[3], marginTop: 'auto' });
