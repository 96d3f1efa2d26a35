import { keyframes, style } from '@vanilla-extract/css';
import {
  barHeight,
  color,
  gutter,
  layer,
  measure,
  narrow,
  size,
  space,
  wide,
} from '../../styles/theme.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(-${space[2]})` } });

const besideIcons = `${wide.phone} and ${narrow.tablet}`;

// In the bar, which covers no content: a notice is never over what it speaks of.
export const region = style({
  position: 'fixed',
  zIndex: layer.notice,
  inset: '0 0 auto',
  minHeight: barHeight,
  paddingInline: space[3],
  pointerEvents: 'none',
  // Over all of the logo, rather than a part of it.
  '@media': { [besideIcons]: { justifyItems: 'start', paddingInline: gutter } },
});

export const notice = style({
  display: 'inline-flex',
  maxWidth: measure.lead,
  minHeight: size.tap,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: `calc(${size.tap} / 2)`,
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
  background: color.panel,
  color: color.onPanel,
  vars: { [color.focus]: color.panelThread },
  fontWeight: 550,
  boxShadow: color.shade,
  '@media': {
    [besideIcons]: { minWidth: `calc(2 * ${size.tile})` },
    // As wide as the links of the bar, so that none is covered by half.
    [wide.tablet]: { justifyContent: 'center', minWidth: measure.narrow },
    '(prefers-reduced-motion: no-preference)': { animation: `${rise} 160ms ease-out` },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
