import { style } from '@vanilla-extract/css';
import { stack, topStack } from '../../styles/layout.ts';
import { plainLink, smallMuted } from '../../styles/surface.ts';
import { color, hair, space, wide } from '../../styles/theme.css.ts';

export const pager = style({
  ...stack(space[5]),
  marginBlock: `${space[7]} ${space[8]}`,
  '@media': { [wide.phone]: { gridTemplateColumns: '1fr 1fr' } },
});

export const target = style({
  ...topStack(space[1]),
  paddingBlock: space[4],
  borderTop: hair,
  ...plainLink,
  fontWeight: 600,
  selectors: { '&:hover': { borderColor: color.weft } },
});

export const last = style({ gridColumn: '-2 / -1', '@media': { [wide.phone]: { textAlign: 'right' } } });

export const label = style({ ...smallMuted, fontWeight: 400 });
