import { style, styleVariants } from '@vanilla-extract/css';
import { color, font, hair, radius, space } from '../../styles/theme.css.ts';
import { row } from '../layout/layout.css.ts';
import { card } from '../surface/surface.css.ts';
import { label as labelText, note } from '../text/text.css.ts';

const forced = '(forced-colors: active)';
const roomy = '(min-width: 36rem)';

export const chart = style([
  card,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
    // Beside something higher the plot grows, and its labels with it.
    gridTemplateRows: 'auto 1fr auto',
    padding: space[5],
    containerType: 'inline-size',
  },
]);

export const legend = style([note, { display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` }]);

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
    width: '0.875rem',
    height: '0.875rem',
    borderRadius: '3px',
    // Drawn by its border: forced colours remove backgrounds.
    border: '0.4375rem solid currentColor',
    selectors: { [`&${second}`]: { borderWidth: '2px' } },
  },
});

export const plot = style([
  note,
  {
    display: 'grid',
    gridTemplate: 'minmax(14rem, 1fr) auto / auto minmax(0, 1fr)',
    gap: `${space[2]} ${space[3]}`,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.25,
  },
]);

export const ticks = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'right',
});

/** No height, so that its middle lies on its line. */
export const tick = style({ height: 0, lineHeight: 0 });

export const field = style({ position: 'relative', display: 'grid' });

export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});

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

/** Out of the flow: as high as the plot, whatever its own proportions. */
export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
});

/** The drawing stretches to the available width; strokes keep their weight. */
const stroke = style({ vectorEffect: 'non-scaling-stroke', fill: 'none' });

export const grid = style([stroke, { stroke: color.line }]);

export const ground = style([
  stroke,
  { stroke: color.control, '@media': { [forced]: { stroke: 'CanvasText' } } },
]);

export const line = style([
  stroke,
  {
    stroke: 'currentColor',
    strokeWidth: 2.5,
    strokeLinejoin: 'round',
    selectors: { [`${second} &`]: { strokeDasharray: '6 4' } },
  },
]);

export const dots = style([stroke, { stroke: 'currentColor', strokeWidth: 7, strokeLinecap: 'round' }]);

export const bars = style([
  stroke,
  {
    fill: 'currentColor',
    selectors: {
      [`${second} &`]: {
        fillOpacity: 0.18,
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinejoin: 'round',
      },
    },
  },
]);

export const labels = style([columns, { gridColumn: 2, justifyItems: 'center', textAlign: 'center' }]);

export const label = style({
  '@container': {
    '(max-width: 27rem)': {
      selectors: { [`${plot}[data-many] &:nth-child(even)`]: { visibility: 'hidden' } },
    },
  },
});

export const details = style({ borderTop: hair, paddingTop: space[2] });

export const summary = style([
  row[2],
  labelText,
  {
    width: 'fit-content',
    paddingBlock: space[1],
    color: color.warp,
    cursor: 'pointer',
    // Not the browser's triangle, which some draw whatever the display.
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { color: color.warpStrong },
      '&::after': {
        content: '""',
        width: '0.4375rem',
        height: '0.4375rem',
        marginTop: '-3px',
        borderRight: '2px solid currentColor',
        borderBottom: '2px solid currentColor',
        transform: 'rotate(45deg)',
      },
      'details[open] > &::after': { marginTop: '3px', transform: 'rotate(225deg)' },
    },
  },
]);

export const table = style({
  width: '100%',
  marginTop: space[2],
  borderCollapse: 'collapse',
  fontSize: font.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const cell = style({
  padding: `${space[2]} 0 ${space[2]} ${space[3]}`,
  borderTop: hair,
  overflowWrap: 'anywhere',
  textAlign: 'right',
  fontWeight: 400,
  selectors: {
    '&:first-child': { paddingLeft: 0, textAlign: 'left' },
    'thead &': { border: 0, color: color.muted, fontWeight: 600, verticalAlign: 'bottom' },
  },
});
