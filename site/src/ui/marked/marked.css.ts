import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../styles/theme.css.ts';

export const marked = style({});

globalStyle(`${marked} mark`, {
  background: 'transparent',
  color: color.warp,
  fontWeight: 700,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
