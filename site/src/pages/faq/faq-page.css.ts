import { globalStyle, style } from '@vanilla-extract/css';
import { font, space } from '../../styles/theme.css.ts';

export const category = style({ marginBottom: space[7] });

globalStyle(`${category} > h2`, { marginBottom: space[2], fontSize: font.size.title });

export const all = style({ justifySelf: 'start', marginTop: space[3] });

export const own = style({ display: 'inline-block', paddingBlock: space[1], fontSize: font.size.small });
