import { style } from '@vanilla-extract/css';
import { color, edge, radius, space } from '../../styles/theme.css.ts';

export const frame = style({
  position: 'relative',
  padding: `clamp(${space[4]}, 5%, ${space[7]}) clamp(${space[3]}, 6%, ${space[7]})`,
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.panel,
});

export const backdrop = style({ objectFit: 'cover', borderRadius: radius.card, ...edge });

export const drawing = style({
  position: 'relative',
  width: '100%',
  maxWidth: '32rem',
  aspectRatio: '36 / 25',
  filter: `drop-shadow(0 ${space[3]} ${space[5]} rgb(0 0 0 / 35%))`,
});
