import { globalStyle, style } from '@vanilla-extract/css';
import { smallMuted } from '../styles/surface.ts';
import { barHeight, color, font, hair, space, wide } from '../styles/theme.css.ts';

export const state = style({
  scrollMarginTop: `calc(${barHeight} + ${space[4]})`,
  paddingBlock: space[5],
  borderTop: hair,
  selectors: {
    '&:target': { borderTopColor: color.weft, boxShadow: `inset 3px 0 ${color.weft}`, paddingLeft: space[4] },
  },
});

export const title = style({ overflowWrap: 'anywhere' });

export const facts = style(smallMuted);

export const table = style({
  marginTop: space[3],
  overflowWrap: 'break-word',
  tableLayout: 'fixed',
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: font.size.small,
});

globalStyle(`${table} th, ${table} td`, {
  padding: `${space[2]} ${space[2]} ${space[2]} 0`,
  borderTop: hair,
  textAlign: 'left',
  verticalAlign: 'baseline',
});
// The same columns in the tables of all states; on a phone the names of states and events have no room to spare.
for (const [place, [narrow, width]] of [
  ['24%', '28%'],
  ['23%', '20%'],
  ['27%', '22%'],
  ['26%', '30%'],
].entries())
  globalStyle(`${table} thead th:nth-child(${place + 1})`, {
    width: narrow,
    '@media': { [wide.phone]: { width } },
  });
globalStyle(`${table} thead th`, { borderTop: 'none', color: color.muted, fontWeight: 550 });
// Large enough for a finger; inline, so that it begins at the line of the other cells.
// A short name alone would be 23 px wide (A11-1).
globalStyle(`${table} a`, { padding: `${space[1]} 0.0625rem` });
globalStyle(`${table} tbody th`, { fontWeight: 600 });

export const guard = style({ color: color.weft });

/** Why, in the machine's own words. */
export const why = style({ display: 'block', color: color.muted });
