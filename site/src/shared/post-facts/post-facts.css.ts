import { style } from '@vanilla-extract/css';
import { inline } from '../../styles/layout.ts';
import { smallMuted } from '../../styles/surface.ts';
import { color, space } from '../../styles/theme.css.ts';

export const facts = style({ ...inline(`${space[1]} ${space[4]}`), ...smallMuted });

export const category = style({ color: color.weft, fontWeight: 600 });
