import { style } from '@vanilla-extract/css';
import { hair, radius, space, wide } from '../../styles/theme.css.ts';

export const page = style({ display: 'grid', gap: space[6], paddingBottom: space[9] });

export const bench = style({
  display: 'grid',
  gap: space[6],
  '@media': { [wide.desk]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const form = style({ display: 'grid', gap: space[5], alignContent: 'start' });

export const frame = style({ width: '100%', height: '40rem', border: hair, borderRadius: radius.card });
