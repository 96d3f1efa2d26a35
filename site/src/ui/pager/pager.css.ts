import { style } from '@vanilla-extract/css';
import { color, hair, space, wide } from '../../styles/theme.css.ts';

export const pager = style({
  marginBlock: `${space[7]} ${space[8]}`,
  '@media': { [wide.phone]: { gridTemplateColumns: '1fr 1fr' } },
});

export const pagerLink = style({
  paddingBlock: space[4],
  borderTop: hair,
  selectors: { '&:hover': { borderColor: color.weft } },
});

export const pagerLast = style({ gridColumn: '-2 / -1', '@media': { [wide.phone]: { textAlign: 'right' } } });
