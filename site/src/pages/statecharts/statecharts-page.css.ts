import { style } from '@vanilla-extract/css';
import { color, font, gutter, hair, radius, space } from '../../styles/theme.css.ts';

export const broad = style({
  maxWidth: '120rem',
  marginInline: 'auto',
  paddingInline: gutter,
});

export const subtitle = style({ marginTop: space[6] });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space[4],
  marginBlock: space[5],
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  padding: space[5],
  border: hair,
  borderRadius: radius.card,
  background: color.surface,
});

export const small = style({ marginTop: space[2], color: color.muted, fontSize: font.size.small });
