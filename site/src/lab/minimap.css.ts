import { style } from '@vanilla-extract/css';
import { color, hair, radius, space } from '../styles/theme.css.ts';

/** Over the lower left corner of the frame: the assistant's button is at the right. */
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
    // There is no room for both it and the words of a state.
    '(max-width: 40rem)': { zoom: 0.75, selectors: { '[data-walking] > &': { display: 'none' } } },
  },
});

// Lines as thin as a hair, however small the drawing is.
const box = style({ stroke: color.control, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });

export const even = style([box, { fill: color.paper }]);
export const odd = style([box, { fill: color.sunken }]);

export const seen = style({
  fill: color.warp,
  fillOpacity: 0.12,
  stroke: color.warp,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});
