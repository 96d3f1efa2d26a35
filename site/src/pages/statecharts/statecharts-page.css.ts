import { style } from '@vanilla-extract/css';
import { gutter, space } from '../../styles/theme.css.ts';

export const broad = style({ maxWidth: '120rem', marginInline: 'auto', paddingInline: gutter });

export const subtitle = style({ marginTop: space[6] });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space[4],
  marginBlock: space[5],
});

export const item = style({ padding: space[5] });

export const small = style({ marginTop: space[2] });
