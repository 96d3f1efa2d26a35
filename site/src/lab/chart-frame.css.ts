import { drawingRules } from '@loomwright/statecharts/drawing';
import { globalStyle, style } from '@vanilla-extract/css';
import { cluster } from '../styles/layout.ts';
import { outlined, smallMuted } from '../styles/surface.ts';
import { color, space, wide } from '../styles/theme.css.ts';

export const figure = style({ marginBlock: space[6] });

export const bar = style({
  // On a phone the sizes to choose stand in one line.
  ...cluster(`${space[2]} ${space[1]}`),
  marginBottom: space[3],
  '@media': { [wide.phone]: { gap: space[2] } },
});
// As wide as they are high.
globalStyle(`${bar} > button[aria-label]`, { width: '2.875rem', paddingInline: 0 });

export const size = style({
  minWidth: '3.5rem',
  ...smallMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

/** The minimap stays within it while little of the drawing is on the screen; the outline of the focus has its room. */
export const room = style({ clipPath: 'inset(-0.375rem -100vmax -100vmax)' });

/** As wide as the window: a chart needs the room, text does not. */
export const frame = style({
  overflow: 'auto',
  maxHeight: '85vh',
  padding: space[3],
  ...outlined,
  background: color.paper,
});

export const isFitted = style({});

// Laid out twice: for a wide window, and for a phone.
export const wideOnly = style({ display: 'none', '@media': { [wide.tablet]: { display: 'block' } } });
export const narrowOnly = style({ '@media': { [wide.tablet]: { display: 'none' } } });

globalStyle(`${frame} svg`, { display: 'block', maxWidth: 'none', marginInline: 'auto' });
globalStyle(`${isFitted} svg`, { maxWidth: '100%', height: 'auto' });
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
// The site's font, for which its texts were measured, however late it comes.
globalStyle('.chart', {
  // Hinted letters are wider than the measured ones.
  textRendering: 'geometricPrecision',
});
// The kit names properties as CSS does, for files of its own.
for (const [selector, properties] of Object.entries(drawingRules))
  globalStyle(
    `.chart ${selector}`,
    Object.fromEntries(Object.entries(properties).map(([name, value]) => [camelCase(name), value])),
  );
globalStyle('.chart a', { cursor: 'pointer' });
globalStyle('.chart a:hover .title', { textDecoration: 'underline' });
globalStyle('.chart a:focus-visible .hit', { stroke: color.focus, strokeWidth: 3 });
// What a simulation lights: the active states, and the transitions that led there.
globalStyle('.chart [data-state][data-lit] > .box', { stroke: color.warp, strokeWidth: 3 });
globalStyle('.chart [data-state][data-lit] .title', { fill: color.warp });
globalStyle('.chart g[data-keys][data-lit] .edge', { stroke: color.weft, strokeWidth: 3 });
globalStyle('.chart g[data-keys][data-lit] .tip', { fill: color.weft });
globalStyle('.chart .label[data-lit]', { stroke: color.weft, strokeWidth: 2, strokeOpacity: 1 });
globalStyle('.chart text[data-lit] tspan', { fill: color.weft });
// What a search finds: a dashed outline, since colour is the simulation's.
globalStyle('.chart [data-state][data-found] > .box', {
  stroke: color.weft,
  strokeWidth: 3,
  strokeDasharray: '8 3',
});
globalStyle('.chart text[data-found]', { textDecoration: `underline 2px ${color.weft}` });
globalStyle('.chart .label[data-found]', { stroke: color.weft, strokeWidth: 2, strokeOpacity: 1 });
