import { keyframes, style } from '@vanilla-extract/css';
import { color, font, hair, radius, space } from '../../styles/theme.css.ts';

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });

export const panel = style({
  // 80 units of 0.25 rem (MNU-1), less on narrower phones.
  width: 'min(20rem, 100%)',
  height: '100%',
  marginInlineStart: 'auto',
  borderLeft: hair,
  background: color.paper,
  color: color.ink,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${slideIn} 180ms cubic-bezier(0.2, 0, 0, 1)`,
    },
  },
});

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
