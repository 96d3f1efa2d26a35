import { style, styleVariants } from '@vanilla-extract/css';
import { color, font, hair, measure, radius, size, space } from '../../styles/theme.css.ts';

const forced = '(forced-colors: active)';
const roomy = `(min-width: ${measure.lead})`;

export const chart = style({
  position: 'relative',
  display: 'grid',
  gap: space[5],
  // Stretches to the height of a taller neighbour.
  gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
  padding: space[5],
  containerType: 'inline-size',
});

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` });

// The two series differ in shape as well as in colour.
export const first = style({ color: color.warp, '@media': { [forced]: { color: 'CanvasText' } } });
export const second = style({ color: color.weft, '@media': { [forced]: { color: 'Highlight' } } });

export const sample = styleVariants({
  line: {
    width: space[5],
    borderTop: '3px solid currentColor',
    selectors: { [`&${second}`]: { borderTopStyle: 'dashed' } },
  },
  bar: {
    width: space[4],
    height: space[4],
    borderRadius: '3px',
    // Drawn as a border, because forced colours remove backgrounds.
    border: `${space[2]} solid currentColor`,
    selectors: { [`&${second}`]: { borderWidth: '2px' } },
  },
});

export const plot = style({
  display: 'grid',
  gridTemplate: `auto minmax(calc(4 * ${size.thumb}), 1fr) auto auto / auto minmax(0, 1fr)`,
  gap: `${space[2]} ${space[3]}`,
  lineHeight: 1.25,
});

export const valueTitle = style({ gridColumn: '1 / -1', marginBottom: space[2], fontWeight: 550 });

export const labelTitle = style({ gridColumn: 2, justifySelf: 'end', fontWeight: 550 });

export const ticks = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'right',
});

/** With zero height, the label is centred on its line. */
export const tick = style({ height: 0, lineHeight: 0 });

export const field = style({ position: 'relative', display: 'grid' });

export const columns = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' });

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

export const drawing = style({ overflow: 'visible', pointerEvents: 'none' });

/** The drawing stretches, but stroke widths do not. */
const path = style({ vectorEffect: 'non-scaling-stroke', fill: 'none', stroke: 'currentColor' });

export const grid = style([path, { stroke: color.line }]);

export const ground = style([
  path,
  { stroke: color.control, '@media': { [forced]: { stroke: 'CanvasText' } } },
]);

export const line = style([
  path,
  { strokeWidth: 2.5, strokeLinejoin: 'round', selectors: { [`${second} &`]: { strokeDasharray: '6 4' } } },
]);

export const dots = style([path, { strokeWidth: 7, strokeLinecap: 'round' }]);

export const bars = style([
  path,
  {
    fill: 'currentColor',
    stroke: 'none',
    strokeWidth: 2,
    strokeLinejoin: 'round',
    selectors: { [`${second} &`]: { fillOpacity: 0.18, stroke: 'currentColor' } },
  },
]);

export const labels = style([columns, { gridColumn: 2, justifyItems: 'center', textAlign: 'center' }]);

export const label = style({
  '@container': {
    [`(max-width: ${measure.narrow})`]: {
      selectors: { [`${plot}[data-many] &:nth-child(even)`]: { visibility: 'hidden' } },
    },
  },
});

export const details = style({ borderTop: hair, paddingTop: space[2] });

export const summary = style({
  width: 'fit-content',
  paddingBlock: space[1],
  color: color.warp,
  selectors: { '&:hover': { color: color.warpStrong } },
});

export const cell = style({
  padding: `${space[2]} 0 ${space[2]} ${space[2]}`,
  borderTop: hair,
  overflowWrap: 'anywhere',
  textAlign: 'right',
  fontWeight: 400,
  selectors: {
    '&:first-child': { paddingLeft: 0, textAlign: 'left' },
    'thead &': {
      border: 0,
      color: color.muted,
      fontSize: font.size.tiny,
      hyphens: 'auto',
      fontWeight: 600,
      verticalAlign: 'bottom',
    },
  },
});
