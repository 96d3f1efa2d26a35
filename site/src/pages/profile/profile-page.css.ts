import { style } from '@vanilla-extract/css';
import { barHeight, font, hair, size, space, wide } from '../../styles/theme.css.ts';

export const who = style({
  alignSelf: 'start',
  minWidth: 0,
  padding: space[5],
  '@media': { [wide.tablet]: { position: 'sticky', top: `calc(${barHeight} + ${space[5]})` } },
});

export const face = style({ width: size.tile, height: size.tile, fontSize: font.size.h2 });

export const fact = style({ paddingBlock: space[3], borderTop: hair, overflowWrap: 'anywhere' });

export const form = style({ padding: space[5] });
