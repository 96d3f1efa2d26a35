import { style } from '@vanilla-extract/css';
import { color, measure, size, space, wide } from '../../styles/theme.css.ts';

export const promotion = style({
  display: 'grid',
  gap: space[5],
  marginBottom: space[6],
  padding: space[5],
  '@media': {
    [wide.tablet]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      alignItems: 'center',
      padding: size.control,
    },
  },
});

export const words = style({ maxWidth: measure.lead });

export const terms = style({ color: color.panelThread });
