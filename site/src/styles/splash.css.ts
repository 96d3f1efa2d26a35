import { globalStyle, keyframes } from '@vanilla-extract/css';
import { color, layer } from './theme.css.ts';

// CSS only: in every document, outside React's root, and gone by itself (SPL-1, SPL-2).
const leave = keyframes({ to: { opacity: 0, visibility: 'hidden' } });
const draw = keyframes({ from: { strokeDashoffset: 1.01 } });
const veil = (share: number) => `color-mix(in srgb, ${color.paper} ${share}%, transparent)`;

globalStyle('#splash', {
  position: 'fixed',
  zIndex: layer.splash,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  // The page is painted below it and is faintly visible.
  background: `radial-gradient(${color.paper} 12rem, ${veil(86)})`,
  pointerEvents: 'none',
  animation: `${leave} 450ms ease-in 1050ms forwards`,
  '@media': {
    // Not `display`: changing it would restart the animation after printing.
    print: { visibility: 'hidden !important' as 'hidden' },
    '(prefers-reduced-motion: reduce)': { display: 'none' },
  },
});
globalStyle('html[data-splash] #splash', { display: 'none' });
globalStyle('#splash svg', { fill: 'none', overflow: 'visible' });
// Two threads come in, are woven into the logo, and leave.
globalStyle('#splash path', {
  strokeWidth: 0.35,
  strokeDasharray: '1 2',
  animation: `${draw} 350ms ease-out backwards`,
});
globalStyle('#splash path:nth-child(2)', {
  strokeWidth: 3.6,
  animationDelay: '220ms',
  animationDuration: '480ms',
});
globalStyle('#splash path:nth-child(3)', {
  strokeWidth: 3.6,
  animationDelay: '620ms',
  animationDuration: '180ms',
});
globalStyle('#splash path:nth-child(4)', { animationDelay: '760ms' });
