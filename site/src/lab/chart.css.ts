import '../styles/chart.css.ts';
import { style } from '@vanilla-extract/css';
import {
  barHeight,
  color,
  dockHeight,
  hair,
  layer,
  narrow,
  radius,
  size,
  space,
  wide,
} from '../styles/theme.css.ts';

// A chart in its frame, and what is done to it there.

/** What stays in the window beside another, each with a scrollbar of its own. */
export const column = {
  position: 'sticky',
  top: `calc(${barHeight} + ${space[3]})`,
  maxHeight: `calc(100vh - ${barHeight} - ${space[5]})`,
} as const;

/** A chart with a tool beside it; on narrow screens the tool is below. */
export const beside = style({ minWidth: 0, '@media': { [wide.desktop]: column } });

export const figure = style({
  marginBlock: space[6],
  selectors: { [`${beside} > &`]: { marginBlock: 0 } },
});

export const bar = style({
  // On a phone the sizes to choose stand in one line.
  gap: `${space[2]} ${space[1]}`,
  marginBottom: space[3],
  '@media': { [wide.phone]: { gap: space[2] } },
});

/** As wide as it is high. */
export const step = style({ width: '2.875rem', paddingInline: 0 });

export const scaleText = style({ minWidth: size.thumb, textAlign: 'center' });

/** The minimap stays within it while little of the drawing is on the screen; the outline of the focus has its room. */
export const room = style({ clipPath: `inset(-${space[2]} -100vw -100vh)` });

/** As wide as the window: a chart needs the room, text does not. */
export const frame = style({
  overflow: 'auto',
  maxHeight: '85vh',
  padding: space[3],
  background: color.paper,
  // Once a mouse can drag it.
  selectors: {
    '&[data-drags]': { cursor: 'grab', userSelect: 'none' },
    '&[data-drags]:active': { cursor: 'grabbing' },
    [`${beside} &`]: { maxHeight: '60vh' },
  },
  '@media': {
    [wide.desktop]: {
      selectors: { [`${beside} &`]: { maxHeight: `calc(100vh - ${barHeight} - ${size.tile})` } },
    },
  },
});

// Laid out twice: for a wide window, and for a phone.
export const wideOnly = style({ display: 'none', '@media': { [wide.tablet]: { display: 'block' } } });
export const narrowOnly = style({ '@media': { [wide.tablet]: { display: 'none' } } });

/** In the site's font, for which its texts were measured, however late it comes. */
export const drawing = style({
  display: 'block',
  maxWidth: 'none',
  marginInline: 'auto',
  // Hinted letters are wider than the measured ones.
  textRendering: 'geometricPrecision',
  selectors: { '[data-fitted] &': { maxWidth: '100%', height: 'auto' } },
});

/** What stands over the end of a frame, or of the window where that comes first. */
export const dock = style({
  position: 'sticky',
  zIndex: layer.bar - 1,
  bottom: dockHeight.row,
  '@media': { '(height < 30rem)': { bottom: 0 }, [wide.tablet]: { bottom: 0 } },
});

export const words = style({
  gap: `${space[1]} ${space[3]}`,
  marginTop: space[2],
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.small,
  // Beside the assistant's button.
  '@media': { [wide.tablet]: { paddingRight: size.picture } },
});

export const told = style({ flex: '1 1 16rem', overflowWrap: 'anywhere' });

export const transitions = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

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
    [narrow.phone]: { zoom: 0.75, selectors: { '[data-walking] > &': { display: 'none' } } },
  },
});

// Lines as thin as a hair, however small the drawing is.
const box = style({ stroke: color.control, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });

export const even = style([box, { fill: color.paper }]);
export const odd = style([box, { fill: color.sunken }]);

export const seen = style([box, { fill: color.warp, fillOpacity: 0.12, stroke: color.warp, strokeWidth: 2 }]);

export const legend = style({ float: 'left', paddingInlineEnd: space[2] });

export const problem = style({ color: color.danger, selectors: { '&:empty': { display: 'none' } } });
