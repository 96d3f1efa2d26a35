import { style } from '@vanilla-extract/css';
import { color, hair, size, space } from '../../styles/theme.css.ts';

export const sourcesTitle = style({ marginBottom: space[2], padding: 0, fontWeight: 600 });

export const source = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.thumb,
  borderTop: hair,
  lineHeight: 1.45,
});

export const sourceName = style({ minHeight: size.control, fontWeight: 600 });

export const tick = style({
  flex: 'none',
  width: space[5],
  height: space[5],
  margin: 0,
  accentColor: color.warp,
});
