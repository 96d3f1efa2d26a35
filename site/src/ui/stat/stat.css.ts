import { globalStyle, style } from '@vanilla-extract/css';
import { inColumns, stack } from '../../styles/layout.ts';
import { outlined, smallMuted } from '../../styles/surface.ts';
import { color, font, space, wide } from '../../styles/theme.css.ts';

const forced = '(forced-colors: active)';

export const stats = style({
  ...inColumns('repeat(2, minmax(0, 1fr))', '1px'),
  overflow: 'hidden',
  ...outlined,
  background: color.line,
  '@media': { [wide.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const stat = style({
  ...stack(space[2]),
  // The numbers share a baseline, however long the labels above them are.
  gridTemplateRows: '1fr auto auto auto',
  padding: space[4],
  background: color.surface,
  '@media': { [wide.phone]: { padding: space[5] } },
});

export const label = style({ ...smallMuted, fontWeight: 550 });

export const value = style({
  fontSize: font.size.h2,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
  lineHeight: 1.1,
});

export const change = style({ display: 'flex', gap: space[1], ...smallMuted, lineHeight: 1.4 });

export const arrow = style({
  flex: 'none',
  width: '1em',
  height: '1.4em',
  color: color.warp,
  '@media': { [forced]: { color: 'CanvasText' } },
});

export const trend = style({
  width: '100%',
  height: space[6],
  marginTop: space[2],
  padding: '0.25rem',
  overflow: 'visible',
});

globalStyle(`${trend} path, ${arrow} path`, {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const course = style({ color: color.warp, '@media': { [forced]: { color: 'CanvasText' } } });
export const end = style({ color: color.weft, '@media': { [forced]: { color: 'Highlight' } } });
globalStyle(`${trend} ${end}`, { strokeWidth: 8 });
