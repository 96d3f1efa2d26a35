import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { cover, equalColumns, fill, inColumns, inline, row, square, stack } from '../../styles/layout.ts';
import { heading3, smallMuted, surface } from '../../styles/surface.ts';
import { color, radius, space } from '../../styles/theme.css.ts';

const forced = '(forced-colors: active)';
const roomy = '(min-width: 36rem)';

export const chart = style({
  position: 'relative',
  ...inColumns('minmax(0, 1fr)', space[5]),
  // Beside something higher the plot grows, and its labels with it.
  gridTemplateRows: 'auto 1fr auto',
  padding: space[5],
  ...surface,
  containerType: 'inline-size',
});

export const caption = style(stack(space[2]));

export const title = style(heading3);

export const legend = style({ ...inline(`${space[1]} ${space[4]}`), ...smallMuted });

export const legendEntry = style(row(space[2]));

// The two series differ in shape as well as in colour.
export const first = style({ color: color.warp, '@media': { [forced]: { color: 'CanvasText' } } });
export const second = style({ color: color.weft, '@media': { [forced]: { color: 'Highlight' } } });

export const sample = styleVariants({
  line: {
    flex: 'none',
    width: space[5],
    borderTop: '3px solid currentColor',
    selectors: { [`&${second}`]: { borderTopStyle: 'dashed' } },
  },
  bar: {
    flex: 'none',
    ...square('0.875rem'),
    borderRadius: '0.1875rem',
    // Drawn by its border: forced colours remove backgrounds.
    border: '0.4375rem solid currentColor',
    selectors: { [`&${second}`]: { borderWidth: '2px' } },
  },
});

export const plot = style({
  ...inColumns('auto minmax(0, 1fr)', `${space[2]} ${space[3]}`),
  gridTemplateRows: 'minmax(14rem, 1fr) auto',
  ...smallMuted,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.25,
});

export const ticks = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'right',
});

/** No height, so that its middle lies on its line. */
export const tick = style({ height: 0, lineHeight: 0 });

export const field = style({ position: 'relative', display: 'grid' });

export const columns = style(equalColumns);

export const column = style({ selectors: { '&:hover': { background: color.sunken } } });

export const reading = style({
  display: 'none',
  position: 'absolute',
  top: space[5],
  right: space[5],
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.round,
  background: color.sunken,
  color: color.ink,
  fontWeight: 550,
  pointerEvents: 'none',
  '@container': { [roomy]: { selectors: { [`${column}:hover > &`]: { display: 'block' } } } },
});

export const drawing = style({
  // Out of the flow: as high as the plot, whatever its own proportions.
  ...cover,
  ...fill,
  overflow: 'visible',
  pointerEvents: 'none',
});

// The drawing stretches to the available width; strokes keep their weight.
globalStyle(`${drawing} path`, { vectorEffect: 'non-scaling-stroke' });
globalStyle(`${drawing} path:not([fill])`, { fill: 'none' });

export const grid = style({ stroke: color.line });

export const ground = style({ stroke: color.control, '@media': { [forced]: { stroke: 'CanvasText' } } });

export const line = style({
  stroke: 'currentColor',
  strokeWidth: '2.5',
  strokeLinejoin: 'round',
  selectors: { [`${second} &`]: { strokeDasharray: '6 4' } },
});

export const dots = style({ stroke: 'currentColor', strokeWidth: '7', strokeLinecap: 'round' });

export const bars = style({});
globalStyle(`${drawing} ${bars}:not([fill])`, { fill: 'currentColor' });
globalStyle(`${drawing} ${second} ${bars}:not([fill])`, {
  fillOpacity: 0.18,
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
});

export const labels = style({ gridColumn: 2, ...equalColumns, justifyItems: 'center', textAlign: 'center' });

export const label = style({});
globalStyle(`${plot}[data-many] ${label}:nth-child(even)`, {
  '@container': { '(max-width: 27rem)': { visibility: 'hidden' } },
});
