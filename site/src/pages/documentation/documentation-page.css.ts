import { style } from '@vanilla-extract/css';
import { color, hair, measure, space } from '../../styles/theme.css.ts';

/** As wide as the lines below it. */
export const search = style({ maxWidth: 'none' });

export const waiting = style({ minHeight: '60vh' });

export const found = style({ borderTop: `2px solid ${color.warp}` });

export const result = style({ paddingBlock: space[4], borderBottom: hair, overflowWrap: 'anywhere' });

export const excerpt = style({ maxWidth: measure.prose });

/** Not as a link. */
export const match = style({ background: color.sunken, color: color.ink });
