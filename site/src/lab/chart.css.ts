import '../styles/chart.css.ts';
import { createVar, style } from '@vanilla-extract/css';
import { barHeight, color, measure, size, space, wide } from '../styles/theme.css.ts';

// A chart in its frame, and what is done to it there.

/** What stays in the window beside another, each with a scrollbar of its own. */
export const column = {
  position: 'sticky',
  top: `calc(${barHeight} + ${space[3]})`,
  maxHeight: `calc(100vh - ${barHeight} - ${space[5]})`,
} as const;

/** A chart with a tool beside it; on narrow screens the tool is below. */
export const beside = style({ minWidth: 0, '@media': { [wide.desktop]: column } });

export const figure = style({ marginBottom: space[6] });

/** What is done with the drawing; on a phone the sizes to choose stand in one line. */
export const bar = style({ columnGap: space[1], '@media': { [wide.phone]: { columnGap: space[2] } } });

/** Not the width of all that can be searched: the bar has one line. */
export const find = style({ width: size.picture });

/** As wide as it is high. */
export const step = style({ width: size.button, paddingInline: 0 });

export const scaleText = style({ minWidth: size.thumb, textAlign: 'center' });

/** The minimap stays within it while little of the drawing is on the screen; the outline of the focus has its room. */
export const room = style({ clipPath: `inset(-${space[2]} -100vw -100vh)` });

/** The most that a frame is high. */
const most = createVar();
/** What stands above a chart when its page opens. */
const aboveChart = '21.5rem';

export const frame = style({
  overflow: 'auto',
  maxHeight: most,
  padding: space[3],
  background: `radial-gradient(${color.line} 1px, ${color.paper} 1px) 0 0 / ${space[5]} ${space[5]}`,
  vars: { [most]: '85vh' },
  selectors: {
    // All of it is on the screen when the page opens.
    '&[data-fitted]': { vars: { [most]: `max(${measure.narrow}, 100vh - ${aboveChart})` } },
    // Once a mouse can drag it.
    '&[data-drags]': { cursor: 'grab', userSelect: 'none' },
    '&[data-drags]:active': { cursor: 'grabbing' },
    [`${beside} &`]: { vars: { [most]: '60vh' } },
  },
  '@media': {
    [wide.desktop]: {
      selectors: { [`${beside} &`]: { vars: { [most]: `calc(100vh - ${barHeight} - ${size.picture})` } } },
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
  // By itself, before the code arrives. A phone scrolls down: all of a long chart could not be read there.
  selectors: { '[data-fitted] &': { width: 'auto', maxWidth: '100%', height: 'auto' } },
  '@media': {
    [wide.tablet]: {
      selectors: { '[data-fitted] &': { maxHeight: `calc(${most} - 2 * ${space[3]} - 2px)` } },
    },
  },
});

export const legend = style({ float: 'left', paddingInlineEnd: space[2] });

export const problem = style({ color: color.danger });
