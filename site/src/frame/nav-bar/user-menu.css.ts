import { keyframes, style } from '@vanilla-extract/css';
import { barHeight, color, font, hair, measure, radius, size, space, wide } from '../../styles/theme.css.ts';
import { row as inRow } from '../../ui/layout/layout.css.ts';
import { bare } from '../../ui/surface/surface.css.ts';
import { plainLink } from '../../ui/text/text.css.ts';

const unfold = keyframes({ from: { opacity: 0, transform: `translateY(-${space[2]})` } });

export const root = style({ '@media': { [wide.tablet]: { position: 'relative' } } });

export const button = style({
  selectors: { '&:hover, &[aria-expanded="true"]': { background: color.threadFaint } },
});

export const panel = style({
  position: 'absolute',
  top: '100%',
  insetInlineEnd: space[4],
  width: `min(${measure.column}, 100vw - 2 * ${space[4]})`,
  maxHeight: `calc(100dvh - ${barHeight} - ${space[4]})`,
  marginTop: space[2],
  padding: space[2],
  '@media': {
    [wide.tablet]: { insetInlineEnd: 0 },
    '(prefers-reduced-motion: no-preference)': { animation: `${unfold} 140ms cubic-bezier(0.2, 0, 0, 1)` },
  },
});

export const person = style({
  display: 'grid',
  // A long name must not widen the panel.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  padding: `${space[2]} ${space[3]} ${space[3]}`,
});

export const name = style({ maxWidth: '100%', fontWeight: 650 });

export const email = style({ maxWidth: '100%', marginBottom: space[2] });

export const links = style({ marginBlock: `0 ${space[2]}`, paddingBlock: space[2], borderBlock: hair });

export const row = style([
  inRow[2],
  bare,
  plainLink,
  {
    width: '100%',
    minHeight: size.tap,
    paddingInline: space[3],
    borderRadius: radius.small,
    fontSize: font.size.dense,
    fontWeight: 550,
    transition: 'background-color 120ms',
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: color.sunken, color: color.warp },
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-current]': { background: color.sunken, color: color.warp },
      '&[aria-disabled="true"]': { color: color.muted, cursor: 'default' },
    },
  },
]);
