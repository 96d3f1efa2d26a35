import { style } from '@vanilla-extract/css';
import { color, font, hair, space, wide } from '../../styles/theme.css.ts';

export const pager = style({
  display: 'grid',
  gap: space[5],
  marginBlock: `${space[7]} ${space[8]}`,
  '@media': { [wide.phone]: { gridTemplateColumns: '1fr 1fr' } },
});

export const target = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  paddingBlock: space[4],
  borderTop: hair,
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.weft } },
});

export const last = style({ gridColumn: '-2 / -1', '@media': { [wide.phone]: { textAlign: 'right' } } });

export const label = style({ color: color.muted, fontSize: font.size.small, fontWeight: 400 });
