import { keyframes, style } from '@vanilla-extract/css';
import { centre, inlineRow } from '../../styles/layout.ts';
import { onPanel } from '../../styles/surface.ts';
import { barHeight, color, font, gutter, layer, space, wide } from '../../styles/theme.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

const besideIcons = `${wide.phone} and (width < 54rem)`;

// In the bar, which covers no content: a notice is never over what it speaks of.
export const region = style({
  position: 'fixed',
  zIndex: layer.notice,
  inset: '0 0 auto',
  minHeight: barHeight,
  ...centre,
  paddingInline: space[3],
  pointerEvents: 'none',
  // Over all of the logo, rather than a part of it.
  '@media': { [besideIcons]: { justifyItems: 'start', paddingInline: gutter } },
});

export const notice = style({
  ...inlineRow(space[2]),
  maxWidth: '34rem',
  minHeight: '2.75rem',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: '1.375rem',
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
  ...onPanel,
  vars: { [color.focus]: color.panelThread },
  fontSize: font.size.small,
  fontWeight: 550,
  boxShadow: color.shade,
  '@media': {
    [besideIcons]: { minWidth: '12rem' },
    // As wide as the links of the bar, so that none is covered by half.
    [wide.tablet]: { justifyContent: 'center', minWidth: '28rem' },
    '(prefers-reduced-motion: no-preference)': { animation: `${rise} 160ms ease-out` },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
