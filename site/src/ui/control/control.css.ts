import { style } from '@vanilla-extract/css';
import { color, radius, size, space } from '../../styles/theme.css.ts';

export const box = style({
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.paper,
  color: color.ink,
  selectors: { '&:where(:hover)': { borderColor: color.ink } },
});

const stroke = (angle: string) =>
  `linear-gradient(${angle}, transparent 41%, ${color.muted} 43% 57%, transparent 59%)`;

/** Replaces the browser's arrow, which is too close to the edge. */
export const dropDown = style({
  appearance: 'none',
  backgroundImage: `${stroke('45deg')}, ${stroke('-45deg')}`,
  backgroundPosition: `right ${space[5]} center, right ${space[4]} center`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: `${space[2]} ${space[2]}`,
  // `&&` overrides the padding of the field.
  selectors: { '&&': { paddingInlineEnd: size.compact } },
  // In forced colours the arrow would be invisible.
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const opens = style({
  // Some browsers draw their triangle whatever the `display`.
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      flex: 'none',
      width: space[2],
      height: space[2],
      translate: '0 -2px',
      borderRight: '2px solid',
      borderBottom: '2px solid',
      rotate: '45deg',
      transition: 'rotate 160ms',
    },
    'details[open] > &::after': { translate: '0 2px', rotate: '225deg' },
  },
});

export const choice = style({
  minHeight: size.compact,
  paddingInline: space[4],
  background: 'transparent',
  fontWeight: 550,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&[aria-pressed="true"]': { borderColor: color.ink, background: color.ink, color: color.paper },
  },
});

export const quantity = style({ display: 'inline-flex', minHeight: size.button });

export const quantityStep = style({
  height: 'auto',
  selectors: {
    '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
      background: 'none',
      opacity: 0.35,
      cursor: 'not-allowed',
    },
  },
});

export const quantityInput = style({ width: space[7], padding: 0, textAlign: 'center', fontWeight: 600 });
