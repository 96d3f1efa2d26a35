import { style } from '@vanilla-extract/css';
import { space } from '../../styles/theme.css.ts';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginTop: space[6] });
