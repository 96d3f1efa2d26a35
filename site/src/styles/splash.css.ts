import { globalStyle, keyframes } from '@vanilla-extract/css';
import { barHeight, color, containerWidth, gutter, layer, space } from './theme.css.ts';

// The splash consists of CSS only, is outside React's root, and ends without code (SPL-1, SPL-2).
const leave = keyframes({ to: { visibility: 'hidden' } });
const lift = keyframes({ to: { opacity: 0 } });
const draw = keyframes({ from: { strokeDashoffset: 1.01 } });
const fade = keyframes({ to: { opacity: 0 } });

// The position of the mark in the bar (`nav-bar.css.ts`, `brand.css.ts`).
const left = `max(0px, (100cqw - ${containerWidth}) / 2) + ${gutter} + ${space[4]}`;
const fly = keyframes({
  to: { transform: `translate(calc(${left} - 50cqw), calc(${barHeight} / 2 - 50cqh)) scale(0.3333)` },
});

globalStyle('#splash', {
  position: 'fixed',
  zIndex: layer.splash,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  containerType: 'size',
  pointerEvents: 'none',
  animation: `${leave} 1500ms step-end forwards`,
  '@media': {
    // Changing `display` would restart the animation after printing.
    print: { visibility: 'hidden !important' as 'hidden' },
    '(prefers-reduced-motion: reduce)': { display: 'none' },
  },
});
globalStyle('html[data-splash] #splash', { display: 'none' });
globalStyle('#splash::before', {
  content: '""',
  position: 'absolute',
  inset: 0,
  background: color.paper,
  animation: `${lift} 390ms ease-in 1110ms forwards`,
});
globalStyle('#splash svg', {
  position: 'relative',
  fill: 'none',
  overflow: 'visible',
  animation: `${fly} 380ms cubic-bezier(0.6, 0, 0.2, 1) 1000ms forwards`,
});
globalStyle('#splash path', {
  strokeWidth: 0.35,
  strokeDasharray: '1 2',
  animation: `${draw} 350ms ease-out backwards, ${fade} 180ms ease-in 900ms forwards`,
});
globalStyle('#splash path:nth-child(2)', {
  strokeWidth: 3.6,
  animation: `${draw} 440ms ease-out 220ms backwards`,
});
globalStyle('#splash path:nth-child(3)', {
  strokeWidth: 3.6,
  animation: `${draw} 180ms ease-out 580ms backwards`,
});
globalStyle('#splash path:nth-child(4)', { animationDelay: '700ms, 900ms' });
