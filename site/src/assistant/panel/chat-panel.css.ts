import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { cluster, iconBox, row } from '../../styles/layout.ts';
import { bare, outlined } from '../../styles/surface.ts';
import { color, font, layer, radius, space, wide } from '../../styles/theme.css.ts';
import { beyond, keepsScrolling } from '../../ui/modal/modal.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

export const panel = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.panel,
  flexDirection: 'column',
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  // Outside the notch and the system's gesture bar.
  padding:
    'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
  border: 0,
  background: color.surface,
  color: color.ink,
  pointerEvents: 'auto',
  selectors: { '&[open]': { display: 'flex' }, '&:modal': keepsScrolling, '&:modal::after': beyond },
  '@media': {
    [wide.phone]: {
      inset: `auto ${space[5]} 5.75rem auto`,
      width: `min(25rem, 100vw - 2 * ${space[5]})`,
      height: 'min(38rem, calc(100dvh - 6.75rem))',
      padding: 0,
      ...outlined,
      boxShadow: color.shade,
      overflow: 'hidden',
    },
    '(prefers-reduced-motion: no-preference)': { animation: `${rise} 180ms cubic-bezier(0.2, 0, 0, 1)` },
    print: { display: 'none' },
  },
});

export const head = style({
  flex: 'none',
  ...row(space[1]),
  minHeight: '3.75rem',
  padding: `${space[1]} ${space[2]} ${space[1]} ${space[5]}`,
  borderBottom: '2px solid',
  borderImage: `linear-gradient(90deg, ${color.warp} 30%, ${color.weft}) 1`,
  '@media': { '(max-height: 24rem)': { minHeight: 0 } },
});

export const name = style({ marginInlineEnd: 'auto', fontSize: font.size.h3 });

export const close = style({
  flex: 'none',
  ...iconBox('2.75rem'),
  ...bare,
  borderRadius: radius.small,
  selectors: { '&:hover': { background: color.sunken }, '&:focus-visible': { outlineOffset: '-3px' } },
});

export const actions = style(cluster(space[2]));

globalStyle(`${actions} > *`, { minHeight: '2.25rem', fontSize: font.size.small });
