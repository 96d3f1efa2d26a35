import { style } from '@vanilla-extract/css';
import { color, font, space, wide } from '../../styles/theme.css.ts';

const forced = '(forced-colors: active)';

export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  overflow: 'hidden',
  background: color.line,
  '@media': { [wide.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const stat = style({
  // The numbers share a baseline, whatever the length of their labels.
  gridTemplateRows: '1fr auto auto auto',
  padding: space[4],
  background: color.surface,
  '@media': { [wide.phone]: { padding: space[5] } },
});

export const label = style({ fontWeight: 550 });

export const value = style({
  fontSize: font.size.h2,
  fontWeight: 650,
  letterSpacing: font.tracking.figures,
  lineHeight: 1.1,
});

export const change = style({ display: 'flex', gap: space[1], lineHeight: 1.4 });

const stroke = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const course = style([stroke, { color: color.warp, '@media': { [forced]: { color: 'CanvasText' } } }]);

export const end = style([
  stroke,
  { color: color.weft, strokeWidth: 8, '@media': { [forced]: { color: 'Highlight' } } },
]);

export const arrow = style({ width: space[4], height: '1lh' });

export const trend = style({
  width: '100%',
  height: space[6],
  marginTop: space[2],
  padding: space[1],
  overflow: 'visible',
});
