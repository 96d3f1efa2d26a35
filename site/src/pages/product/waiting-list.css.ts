import { style } from '@vanilla-extract/css';
import { size, space } from '../../styles/theme.css.ts';

export const list = style({ paddingInline: space[5] });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: size.field,
  cursor: 'pointer',
});

export const body = style({ paddingBlock: `${space[2]} ${space[5]}` });
