import '../styles/marked-chart.css.ts';
import { style } from '@vanilla-extract/css';
import {
  color,
  dockHeight,
  hair,
  layer,
  low,
  measure,
  narrow,
  radius,
  size,
  space,
  wide,
} from '../styles/theme.css.ts';

export const dock = style({
  position: 'sticky',
  zIndex: layer.bar - 1,
  bottom: dockHeight.row,
  '@media': { [low]: { bottom: 0 }, [wide.tablet]: { bottom: 0 } },
});

export const words = style({
  gap: `${space[1]} ${space[3]}`,
  marginTop: space[2],
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.small,
  '@media': { [wide.tablet]: { paddingRight: size.picture } },
});

export const told = style({ flex: `1 1 ${measure.cell}`, overflowWrap: 'anywhere' });

export const transitions = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

/** At the left, because the assistant's button is at the right. */
export const map = style({
  position: 'absolute',
  bottom: `calc(100% + ${space[3]})`,
  left: space[3],
  boxSizing: 'content-box',
  padding: space[1],
  border: hair,
  borderRadius: radius.small,
  background: color.surface,
  boxShadow: color.shade,
  cursor: 'crosshair',
  touchAction: 'none',
  '@media': {
    print: { display: 'none' },
    [narrow.phone]: { zoom: 0.75, selectors: { '[data-walking] > &': { display: 'none' } } },
  },
});

// Outlines stay one pixel wide at any scale.
const box = style({ stroke: color.control, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });

export const even = style([box, { fill: color.paper }]);
export const odd = style([box, { fill: color.sunken }]);

export const seen = style([box, { fill: color.warp, fillOpacity: 0.12, stroke: color.warp, strokeWidth: 2 }]);
