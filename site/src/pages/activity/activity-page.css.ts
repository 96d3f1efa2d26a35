import { style } from '@vanilla-extract/css';
import { hair, measure, size, space, wide } from '../../styles/theme.css.ts';

export const bar = style({ minHeight: size.thumb });

export const day = style({
  display: 'grid',
  alignItems: 'start',
  gap: `${space[3]} ${space[6]}`,
  paddingTop: space[4],
  borderTop: hair,
  '@media': { [wide.tablet]: { gridTemplateColumns: `${measure.cell} minmax(0, 1fr)` } },
});

/** On the line of the first entry. */
export const title = style({ lineHeight: 1.45 });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: `${size.tile} minmax(0, 1fr)`,
  columnGap: space[4],
  paddingBottom: space[4],
  overflowWrap: 'anywhere',
  lineHeight: 1.45,
});
