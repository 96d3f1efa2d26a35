import { style } from '@vanilla-extract/css';
import { color, hair, space, wide } from '../../styles/theme.css.ts';
import { fromTop, stack } from '../layout/layout.css.ts';
import { note, plainLink } from '../text/text.css.ts';

export const pager = style([
  stack[5],
  {
    marginBlock: `${space[7]} ${space[8]}`,
    '@media': { [wide.phone]: { gridTemplateColumns: '1fr 1fr' } },
  },
]);

export const target = style([
  stack[1],
  fromTop,
  plainLink,
  {
    paddingBlock: space[4],
    borderTop: hair,
    fontWeight: 600,
    selectors: { '&:hover': { borderColor: color.weft } },
  },
]);

export const last = style({ gridColumn: '-2 / -1', '@media': { [wide.phone]: { textAlign: 'right' } } });

export const label = style([note, { fontWeight: 400 }]);
