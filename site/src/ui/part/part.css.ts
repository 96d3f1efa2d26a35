import { style } from '@vanilla-extract/css';
import { color, font, hair, space, wide } from '../../styles/theme.css.ts';

export const part = style({
  display: 'grid',
  gap: space[5],
  paddingBlock: space[7],
  borderTop: hair,
  '@media': {
    [wide.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: space[8] },
  },
});

export const title = style({ fontSize: '1.5rem' });

export const text = style({ marginTop: space[3], color: color.muted, fontSize: font.size.small });

export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  minWidth: 0,
});
