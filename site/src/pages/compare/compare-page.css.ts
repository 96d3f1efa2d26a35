import { style, styleVariants } from '@vanilla-extract/css';
import { color, font, hair, measure, narrow, size, space, wide } from '../../styles/theme.css.ts';

export const results = style({
  display: 'grid',
  gap: space[7],
  paddingBottom: space[8],
  // In print, a grid would overlap the table head that is repeated on each page.
  '@media': { print: { display: 'block' } },
});

export const withRoom = styleVariants(
  {
    one: `minmax(0, 43fr) minmax(0, 57fr)`,
    two: `minmax(0, 71fr) minmax(0, 29fr)`,
  },
  (gridTemplateColumns) => ({ '@media': { [wide.desktop]: { gridTemplateColumns } } }),
);

// On a phone, rows and cells are blocks and therefore stacked.
const block = style({ '@media': { [narrow.phone]: { display: 'block' } } });

export const group = block;

export const table = style([block, { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }]);

const cell = style([
  block,
  {
    padding: `${space[4]} 0 ${space[4]} ${space[5]}`,
    textAlign: 'start',
    verticalAlign: 'baseline',
    overflowWrap: 'anywhere',
    selectors: { '&:first-child': { paddingInlineStart: 0 } },
    '@media': { [narrow.phone]: { paddingBlock: `0 ${space[3]}`, paddingInlineStart: 0 } },
  },
]);

export const corner = style([
  cell,
  {
    width: '14%',
    selectors: { [`${withRoom.one} &`]: { width: '30%' }, [`${withRoom.two} &`]: { width: '20%' } },
    '@media': { [narrow.phone]: { display: 'none' } },
  },
]);

export const head = style([
  cell,
  {
    verticalAlign: 'top',
    '@media': {
      [narrow.phone]: { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'baseline' },
    },
  },
]);

export const row = style([
  block,
  { borderTop: hair, '@media': { [narrow.phone]: { paddingTop: space[4] } } },
]);

export const label = style([
  cell,
  {
    color: color.muted,
    fontSize: font.size.small,
    fontWeight: 600,
    '@media': { [narrow.phone]: { color: color.ink, fontSize: font.size.body, fontWeight: 650 } },
  },
]);

export const value = style([
  cell,
  { selectors: { 'tr:first-child > &': { fontWeight: 650, fontVariantNumeric: 'tabular-nums' } } },
]);

export const image = style({
  maxWidth: measure.column,
  marginBottom: space[3],
  '@media': { [narrow.phone]: { display: 'none' } },
});

export const get = style({
  minHeight: size.compact,
  marginTop: space[3],
  paddingInline: space[4],
  fontSize: font.size.dense,
  '@media': { [narrow.phone]: { gridRow: 2, justifySelf: 'start', marginTop: space[2] } },
});

export const name = style({
  display: 'block',
  width: 'fit-content',
  fontWeight: 650,
  overflowWrap: 'anywhere',
});

export const remove = style({ display: 'block', width: 'fit-content', marginTop: space[2], fontWeight: 400 });

/** Repeats the product name in each cell on narrow screens. */
export const cellName = style({
  display: 'block',
  fontWeight: 400,
  '@media': { [wide.phone]: { display: 'none' } },
});

export const list = style({ paddingInlineStart: space[4], listStyle: 'disc' });
