import { globalStyle, style } from '@vanilla-extract/css';
import { inline, stack } from '../../styles/layout.ts';
import { smallMuted } from '../../styles/surface.ts';
import { color, edge, font, hair, radius, space, wide } from '../../styles/theme.css.ts';

export const results = style({
  ...stack(space[7]),
  paddingBottom: space[9],
  // A grid leaves no room for the heads that a table repeats on each sheet.
  '@media': { print: { display: 'block' } },
});

export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });

const narrow = 'not all and (min-width: 40rem)';

// Below each other: rows and cells are blocks.
globalStyle(`${table} :is(thead, tbody, tr, th, td)`, { '@media': { [narrow]: { display: 'block' } } });
globalStyle(table, { '@media': { [narrow]: { display: 'block' } } });

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[4]} 0 ${space[4]} ${space[5]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { paddingBlock: `0 ${space[3]}`, paddingInlineStart: 0 } },
});
// The last column ends where the lines between the rows do.
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 });

globalStyle(`${table} tbody :is(th, td)`, { verticalAlign: 'baseline' });
globalStyle(`${table} tbody tr`, { borderTop: hair, '@media': { [narrow]: { paddingTop: space[4] } } });
globalStyle(`${table} tbody th`, {
  ...smallMuted,
  fontWeight: 600,
  '@media': { [narrow]: { fontSize: font.size.body, color: color.ink, fontWeight: 650 } },
});
globalStyle(`${table} thead th`, {
  '@media': { [narrow]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } },
});
globalStyle(`${table} tbody tr:first-child td`, { fontWeight: 650, fontVariantNumeric: 'tabular-nums' });

export const corner = style({
  width: '14%',
  '@media': { [narrow]: { display: 'none !important' as 'none' } },
});

export const image = style({
  width: '100%',
  // As wide as one of three, also alone.
  maxWidth: '20.5rem',
  aspectRatio: '3 / 2',
  marginBottom: space[3],
  borderRadius: radius.small,
  background: color.panel,
  ...edge,
  '@media': { [narrow]: { display: 'none' } },
});

export const name = style({ fontSize: font.size.h3, fontWeight: 650, overflowWrap: 'anywhere' });

export const remove = style({
  display: 'block',
  width: 'fit-content',
  minHeight: '1.5rem',
  marginTop: space[1],
  fontSize: font.size.small,
  fontWeight: 550,
});

/** The name of the product, at each cell of a narrow screen. */
export const cellName = style({
  display: 'block',
  ...smallMuted,
  fontWeight: 400,
  '@media': { [wide.phone]: { display: 'none' } },
});

export const list = style({ ...stack(space[2]), paddingInlineStart: space[4], listStyle: 'disc' });

export const additions = style(stack(space[4]));

export const hint = style({ fontSize: font.size.h3 });

export const choices = style(inline(space[3]));

export const way = style({ display: 'inline-block', minHeight: '1.5rem' });
