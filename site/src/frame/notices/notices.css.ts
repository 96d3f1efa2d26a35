import { keyframes, style } from '@vanilla-extract/css';
import { barHeight, color, font, layer, radius, space, wide } from '../../styles/theme.css.ts';
import { hidden } from '../../ui/page/page.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

export const region = style({
  position: 'fixed',
  zIndex: layer.notice,
  insetInline: 0,
  // Below the bar on a phone, where the bottom is used by thumbs and buttons.
  top: `calc(${barHeight} + ${space[3]})`,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: space[4],
  pointerEvents: 'none',
  // Beside the buttons in the corner.
  '@media': { [wide.phone]: { top: 'auto', bottom: space[5], paddingInline: '9.5rem' } },
});

export const notice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  maxWidth: '34rem',
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.round,
  background: color.panel,
  color: color.onPanel,
  fontSize: font.size.small,
  fontWeight: 550,
  boxShadow: color.shade,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${rise} 160ms ease-out` },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const announcement = hidden;
