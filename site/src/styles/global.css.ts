import { globalStyle, keyframes } from '@vanilla-extract/css';
import { barHeight, color, font, radius, space, wide } from './theme.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  background: color.paper,
  scrollPaddingTop: `calc(${barHeight} + ${space[4]})`,
  textSizeAdjust: '100%',
});
globalStyle('body', {
  margin: 0,
  color: color.ink,
  fontFamily: font.family,
  fontSize: font.size.body,
  lineHeight: 1.6,
  overflowWrap: 'break-word',
});
// Woven light behind every page: two glows and faint threads crossing, unless a person has turned it off.
const glow = (at: string, thread: string) =>
  `radial-gradient(60rem 40rem at ${at}, color-mix(in srgb, ${thread} 6%, transparent), transparent 70%)`;
const threads = (angle: string, thread: string) =>
  `repeating-linear-gradient(${angle}, color-mix(in srgb, ${thread} 8%, transparent) 0 1px, transparent 1px 3.5rem)`;
const glows = [glow('100% 35%', color.warp), glow('0% 100%', color.weft)];
globalStyle('body::before', {
  content: '""',
  position: 'fixed',
  zIndex: -1,
  inset: 0,
  background: glows.join(),
  '@media': {
    // Behind the words of a phone there is no room for threads.
    [wide.desk]: {
      background: [...glows, threads('112deg', color.warp), threads('22deg', color.weft)].join(),
      maskImage: 'linear-gradient(100deg, transparent 45%, currentColor)',
    },
    print: { display: 'none' },
    '(forced-colors: active)': { display: 'none' },
  },
});
globalStyle('html[data-background="off"] body::before', { display: 'none' });
// Words over dust that lies on threads would be hard to read (A11-1): where there is dust, the threads go.
globalStyle('body:has(> canvas)::before', { background: `${glows.join()} !important` });
// The field of particles lies on it, as faint as colours of our own choosing allow; drawn colours are not forced.
globalStyle('body > canvas', {
  '@media': { print: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
});
globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0, border: 0 });
globalStyle('h1, h2, h3', {
  lineHeight: 1.1,
  fontWeight: 650,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});
globalStyle('h1', { fontSize: font.size.h1, letterSpacing: '-0.04em', lineHeight: 1.03 });
globalStyle('h2', { fontSize: font.size.h2 });
globalStyle('h3', { fontSize: font.size.h3, lineHeight: 1.25, letterSpacing: '-0.01em' });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle('a', {
  color: color.warp,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
});
globalStyle('a:hover', { color: color.warpStrong, textDecorationColor: color.weft });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('button', { cursor: 'pointer' });
globalStyle('button:disabled', { cursor: 'not-allowed' });
globalStyle(':focus-visible', {
  outline: `3px solid ${color.focus}`,
  outlineOffset: '3px',
  borderRadius: radius.small,
});
// A heading takes focus after a navigation so that a screen reader starts there; it is not a control.
globalStyle('h1:focus, main:focus', { outline: 'none' });
globalStyle('::selection', { background: color.warp, color: color.onWarp });
// Controls that only code can answer are not offered without it.
globalStyle('html:not([data-js]) [data-needs-js]', { display: 'none' });
// Set before the first paint when the address holds a query: these results are not yet its (RTE-5).
// Should the code that shows the right ones never come, these are better than none.
const reveal = keyframes({ to: { visibility: 'visible' } });
// The same for a question that somebody has answered for good (EMB-1).
globalStyle('html[data-query] [data-results], html[data-embeds] [data-asks]', {
  visibility: 'hidden',
  animation: `${reveal} 0s linear 4s forwards`,
});
// What is for guests keeps its place, unseen, until it is known who this is (NAV-7).
globalStyle('html[data-session] [data-guests-only]', { visibility: 'hidden' });
// A page that comes back from the back-forward cache belongs to nobody until the session is known again.
globalStyle('html[data-away] body', { visibility: 'hidden' });
// On paper only the page itself.
globalStyle('body > div > header, body > div > footer, body > div > button, body > div > [role="status"]', {
  // However they are laid out on a screen.
  '@media': { print: { display: 'none !important' as 'none' } },
});
