import '../styles/chart.css.ts';
import { style } from '@vanilla-extract/css';
import { barHeight, color, size, space, wide } from '../styles/theme.css.ts';

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
export const step = style({ width: size.button, paddingInline: 0 });

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

export const legend = style({ float: 'left', paddingInlineEnd: space[2] });

export const problem = style({ color: color.danger, selectors: { '&:empty': { display: 'none' } } });
