import '../styles/chart.css.ts';
import { createVar, style } from '@vanilla-extract/css';
import { barHeight, color, measure, size, space, wide } from '../styles/theme.css.ts';

export const column = {
  position: 'sticky',
  top: `calc(${barHeight} + ${space[3]})`,
  maxHeight: `calc(100vh - ${barHeight} - ${space[5]})`,
} as const;

export const beside = style({ minWidth: 0, '@media': { [wide.desktop]: column } });

export const figure = style({ marginBottom: space[6] });

export const bar = style({ columnGap: space[1], '@media': { [wide.phone]: { columnGap: space[2] } } });

export const find = style({ width: size.picture });

export const step = style({ width: size.button, paddingInline: 0 });

export const scaleText = style({ minWidth: size.thumb, textAlign: 'center' });

/** Clips a minimap that would extend above the frame, but not the frame's focus outline. */
export const room = style({ clipPath: `inset(-${space[2]} -100vw -100vh)` });

const most = createVar();
/** The height of everything above a chart when its page opens. */
const aboveChart = '21.5rem';

export const frame = style({
  overflow: 'auto',
  maxHeight: most,
  padding: space[3],
  background: `radial-gradient(${color.line} 1px, ${color.paper} 1px) 0 0 / ${space[5]} ${space[5]}`,
  vars: { [most]: '85vh' },
  selectors: {
    '&[data-fitted]': { vars: { [most]: `max(${measure.narrow}, 100vh - ${aboveChart})` } },
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

export const wideOnly = style({ display: 'none', '@media': { [wide.tablet]: { display: 'block' } } });
export const narrowOnly = style({ '@media': { [wide.tablet]: { display: 'none' } } });

export const drawing = style({
  display: 'block',
  maxWidth: 'none',
  marginInline: 'auto',
  // Hinting would make letters wider than measured.
  textRendering: 'geometricPrecision',
  // Fits the drawing before the code is loaded. On a phone, only the width is fitted, for readability.
  selectors: { '[data-fitted] &': { width: 'auto', maxWidth: '100%', height: 'auto' } },
  '@media': {
    [wide.tablet]: {
      selectors: { '[data-fitted] &': { maxHeight: `calc(${most} - 2 * ${space[3]} - 2px)` } },
    },
  },
});

export const legend = style({ float: 'left', paddingInlineEnd: space[2] });

export const problem = style({ color: color.danger });
