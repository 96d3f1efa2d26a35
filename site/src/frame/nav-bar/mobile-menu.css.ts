import { keyframes, style } from '@vanilla-extract/css';
import { column, iconBox, row, scroller, stack } from '../../styles/layout.ts';
import { bare, pill, plainLink } from '../../styles/surface.ts';
import { color, font, hair, space } from '../../styles/theme.css.ts';

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });

export const panel = style({
  // 80 units of 0.25 rem (MNU-1), less on narrower phones.
  width: 'min(20rem, 100%)',
  height: '100%',
  marginInlineStart: 'auto',
  borderLeft: hair,
  background: color.paper,
  color: color.ink,
  ...scroller,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${slideIn} 180ms cubic-bezier(0.2, 0, 0, 1)` },
  },
});

export const content = style({ ...column(space[5]), minHeight: '100%', padding: space[5] });

export const close = style({ alignSelf: 'flex-end', ...iconBox('2.75rem'), ...bare });

export const link = style({
  display: 'block',
  padding: `${space[3]} 0`,
  borderBottom: hair,
  ...plainLink,
  fontSize: font.size.h3,
  fontWeight: 600,
  selectors: { '&[aria-current]': { color: color.warp, boxShadow: `inset 0 -2px ${color.weft}` } },
});

export const cart = style([link, row(space[3])]);

export const search = style({
  ...row(space[3]),
  minHeight: '2.75rem',
  padding: `${space[2]} ${space[4]}`,
  ...pill,
  color: color.muted,
});

export const guest = style({ ...stack(space[3]), marginTop: 'auto' });
