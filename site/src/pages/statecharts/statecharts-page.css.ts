import { style } from '@vanilla-extract/css';
import { hair, measure, space, wide } from '../../styles/theme.css.ts';

/** The opening, with a hint beside it or below. */
export const head = style({
  '@media': {
    [wide.tablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space[7] },
  },
});

export const hint = style({ alignSelf: 'end', marginBlock: `${space[4]} ${space[6]}`, padding: space[4] });

export const hintTitle = style({ paddingBlock: space[1] });

/** The packages in columns, each whole. */
export const packages = style({
  marginBlock: space[5],
  columns: `3 ${measure.cell}`,
  columnGap: space[4],
});

export const machines = style({
  marginBottom: space[4],
  padding: space[5],
  breakInside: 'avoid',
  // A long one goes on in the next column: the columns end at the same height.
  selectors: { '&:has(li:nth-child(8))': { breakInside: 'auto', boxDecorationBreak: 'clone' } },
});

export const machine = style({
  paddingBlock: space[1],
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: hair } },
});
