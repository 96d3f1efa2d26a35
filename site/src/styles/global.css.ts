import { globalStyle, keyframes } from '@vanilla-extract/css';
import { barHeight, color, dockHeight, font, measure, radius, space, wide } from './theme.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  background: color.paper,
  scrollPaddingTop: `calc(${barHeight} + ${space[4]})`,
  scrollPaddingBottom: dockHeight.row,
  textSizeAdjust: '100%',
  '@media': { [wide.tablet]: { scrollPaddingBottom: dockHeight.corner } },
});
globalStyle('body', {
  margin: 0,
  color: color.ink,
  fontFamily: font.family,
  fontSize: font.size.body,
  lineHeight: 1.6,
  overflowWrap: 'break-word',
});
globalStyle('body::before', {
  content: '""',
  position: 'fixed',
  zIndex: -1,
  inset: 0,
  background: `radial-gradient(calc(1.5 * ${measure.wide}) ${measure.wide} at 100% 35%, color-mix(in srgb, ${color.warp} 4%, transparent), transparent 72%)`,
  '@media': { print: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
});
globalStyle('html[data-background="off"] body::before', { display: 'none' });
// Browsers do not apply forced colours to a canvas.
globalStyle('body > canvas', {
  '@media': { print: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
});
globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0, border: 0 });
globalStyle('h1, h2, h3', {
  lineHeight: 1.1,
  fontWeight: 650,
  letterSpacing: font.tracking.h2,
  textWrap: 'balance',
});
globalStyle('h1', { fontSize: font.size.name, letterSpacing: font.tracking.figures, lineHeight: 1.1 });
globalStyle('h2', { fontSize: font.size.h2 });
globalStyle('h3', { fontSize: font.size.h3, lineHeight: 1.25, letterSpacing: font.tracking.h3 });
globalStyle('p, li, dd, td', { textWrap: 'pretty' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle('a', {
  color: color.warp,
  textUnderlineOffset: font.underlineOffset,
  textDecorationThickness: '1px',
});
globalStyle('a:hover', { color: color.warpStrong, textDecorationColor: color.weft });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
// A phone would zoom into a field with smaller text.
globalStyle('input, select, textarea', { fontSize: `max(${font.size.dense}, 16px)` });
globalStyle('button, summary', { cursor: 'pointer' });
globalStyle('button:disabled', { cursor: 'not-allowed' });
globalStyle(':focus-visible', {
  outline: `3px solid ${color.focus}`,
  outlineOffset: '3px',
  borderRadius: radius.small,
});
globalStyle('*, ::before, ::after', {
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none !important' } },
});
// Headings receive the focus after a navigation, for screen readers, but are not controls.
globalStyle('h1:focus, main:focus', { outline: 'none' });
globalStyle('::selection', { background: color.warp, color: color.onWarp });
globalStyle('html:not([data-js]) [data-needs-js]', { display: 'none' });
// Shows hidden results after 4 s, in case the code never loads.
const reveal = keyframes({ to: { visibility: 'visible' } });
// Hides results until the query is applied (RTE-5), and the consent prompt of embeds that load without asking (EMB-1).
globalStyle('html[data-query] [data-results], html[data-embeds] [data-asks]', {
  visibility: 'hidden',
  animation: `${reveal} 0s linear 4s forwards`,
});
// Guest links are invisible, but keep their space, until the session is known (NAV-7).
globalStyle('html[data-session] [data-guests-only]', { visibility: 'hidden' });
// A page restored from the back-forward cache is hidden until the session is known again.
globalStyle('html[data-away] body', { visibility: 'hidden' });
// Presses must reach the page during a transition (`view-transition.ts`).
globalStyle('::view-transition', { pointerEvents: 'none' });
globalStyle('::view-transition-group(*)', { animationDuration: '220ms' });
// Only the content is printed; the rest of the print styles are in `print.css.ts`.
globalStyle('body > div > :not(main)', {
  '@media': { print: { display: 'none !important' as 'none' } },
});
// Forced colours override colours and transparent borders, so an outline marks the chosen element.
const chosen = [
  '[aria-current]:not([aria-current="false"], [aria-current="date"]):not(:focus-visible)',
  '[aria-pressed="true"]:not(:focus-visible)',
  '[aria-selected="true"]:not(:focus-visible)',
  'label:has(> [type="radio"]:checked):not(:has(:focus-visible))',
];
globalStyle(chosen.join(), {
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
globalStyle('[aria-disabled="true"], :disabled', {
  // In forced colours, an element with `aria-disabled` would otherwise look enabled.
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'GrayText !important',
      color: 'GrayText !important' as 'GrayText',
    },
  },
});
