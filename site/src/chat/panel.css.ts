import { style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
export const panel = style({ background: color.paper });
