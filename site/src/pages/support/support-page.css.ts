import { style } from '@vanilla-extract/css';
import { gutter, hair, measure, narrow, space, wide } from '../../styles/theme.css.ts';

export const asking = style({
  display: 'grid',
  gap: space[7],
  '@media': { [wide.tablet]: { gridTemplateColumns: `minmax(0, 1fr) ${measure.cell}`, alignItems: 'start' } },
});

/** Aligns the title with that of the form. */
export const sooner = style({ '@media': { [wide.tablet]: { paddingTop: `calc(${gutter} + 1px)` } } });

export const way = style({ paddingTop: space[4], borderTop: hair });

const two = `${wide.phone} and ${narrow.desktop}`;

export const items = style({
  gap: space[5],
  marginTop: space[5],
  '@media': { [two]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const item = style({
  padding: space[5],
  overflowWrap: 'anywhere',
  // The last of three channels spans the row.
  '@media': {
    [two]: { selectors: { '&:nth-child(3):last-child': { gridColumn: '1 / -1' } } },
  },
});

export const answered = style({ marginTop: space[8], paddingTop: space[6], borderTop: hair });

export const open = style({ justifySelf: 'start' });
