import { keyframes, style } from '@vanilla-extract/css';
import { barHeight, color, hair, radius, size, space, wide } from '../../styles/theme.css.ts';
import { row as inRow } from '../../ui/layout/layout.css.ts';
import { raised } from '../../ui/surface/surface.css.ts';
import { clipped, note, plainLink } from '../../ui/text/text.css.ts';
import { round } from './nav-bar.css.ts';

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-0.375rem)' } });

// On a phone the panel is attached to the bar and as wide as the screen allows.
export const root = style({ '@media': { [wide.tablet]: { position: 'relative' } } });

export const button = style([
  round,
  { selectors: { '&:hover, &[aria-expanded="true"]': { background: color.threadFaint } } },
]);

export const panel = style([
  raised,
  {
    position: 'absolute',
    top: '100%',
    insetInlineEnd: space[4],
    width: `min(18rem, 100vw - 2 * ${space[4]})`,
    maxHeight: `calc(100dvh - ${barHeight} - ${space[4]})`,
    marginTop: space[2],
    padding: space[2],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media': {
      [wide.tablet]: { insetInlineEnd: 0 },
      '(prefers-reduced-motion: no-preference)': { animation: `${unfold} 140ms cubic-bezier(0.2, 0, 0, 1)` },
    },
  },
]);

export const person = style({
  display: 'grid',
  // A long name does not widen the panel.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  padding: `${space[2]} ${space[3]} ${space[3]}`,
});

const line = style([clipped, { display: 'block', maxWidth: '100%' }]);

export const name = style([line, { fontWeight: 650 }]);

export const email = style([line, note, { marginBottom: space[2] }]);

export const links = style({ marginBlock: `0 ${space[2]}`, paddingBlock: space[2], borderBlock: hair });

export const row = style([
  inRow[2],
  plainLink,
  {
    width: '100%',
    minHeight: size.tap,
    paddingInline: space[3],
    border: 0,
    borderRadius: radius.small,
    background: 'transparent',
    fontSize: '1rem',
    fontWeight: 550,
    transition: 'background-color 120ms',
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: color.sunken, color: color.warp },
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-current]': { color: color.warp, boxShadow: `inset 2px 0 ${color.weft}` },
      '&[aria-disabled="true"]': { color: color.muted, cursor: 'default' },
    },
  },
]);
