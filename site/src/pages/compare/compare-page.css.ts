import { style, styleVariants } from '@vanilla-extract/css';
import { color, font, hair, measure, narrow, size, space, wide } from '../../styles/theme.css.ts';

export const results = style({
  display: 'grid',
  gap: space[7],
  paddingBottom: space[8],
  // A grid leaves no room for the heads that a table repeats on each sheet.
  '@media': { print: { display: 'block' } },
});

/** What can be added, beside the table: as wide as the columns that are free. */
export const withRoom = styleVariants(
  {
    one: `minmax(0, 43fr) minmax(0, 57fr)`,
    two: `minmax(0, 71fr) minmax(0, 29fr)`,
  },
  (gridTemplateColumns) => ({ '@media': { [wide.desktop]: { gridTemplateColumns } } }),
);

// Below each other on a phone: rows and cells are blocks.
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
    // The last column ends where the lines between the rows do.
    selectors: { '&:first-child': { paddingInlineStart: 0 } },
    '@media': { [narrow.phone]: { paddingBlock: `0 ${space[3]}`, paddingInlineStart: 0 } },
  },
]);

export const corner = style([
  cell,
  {
    width: '14%',
    // The table is narrower beside what can be added.
    selectors: { [`${withRoom.one} &`]: { width: '30%' }, [`${withRoom.two} &`]: { width: '20%' } },
    '@media': { [narrow.phone]: { display: 'none' } },
  },
]);

export const head = style([
  cell,
  {
    verticalAlign: 'top',
    // The name, and at the other end how to remove it; below them the button.
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
  // As wide as one of three, also alone.
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

/** The name of the product, at each cell of a narrow screen. */
export const cellName = style({
  display: 'block',
  fontWeight: 400,
  '@media': { [wide.phone]: { display: 'none' } },
});

export const list = style({ paddingInlineStart: space[4], listStyle: 'disc' });
