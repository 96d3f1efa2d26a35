import { style } from '@vanilla-extract/css';
import { centre, cover, fill } from '../../styles/layout.ts';
import { color, edge, radius, space } from '../../styles/theme.css.ts';

export const frame = style({
  position: 'relative',
  ...centre,
  padding: `clamp(${space[4]}, 5%, ${space[7]}) clamp(${space[3]}, 6%, ${space[7]})`,
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.panel,
});

export const backdrop = style({ ...cover, ...fill, objectFit: 'cover', borderRadius: radius.card, ...edge });

export const drawing = style({
  position: 'relative',
  width: '100%',
  maxWidth: '32rem',
  aspectRatio: '36 / 25',
  filter: 'drop-shadow(0 0.75rem 1.5rem rgb(0 0 0 / 35%))',
});
