import { style } from '@vanilla-extract/css';
import { hair, measure, space } from '../styles/theme.css.ts';

export const packages = style({
  marginBlock: space[5],
  columns: `3 ${measure.cell}`,
  columnGap: space[4],
});

export const machines = style({
  marginBottom: space[4],
  padding: space[5],
  breakInside: 'avoid',
  selectors: { '&:has(li:nth-child(8))': { breakInside: 'auto', boxDecorationBreak: 'clone' } },
});

export const machine = style({
  paddingBlock: space[1],
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: hair } },
});
