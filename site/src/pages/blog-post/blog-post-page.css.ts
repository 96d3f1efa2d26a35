import { style } from '@vanilla-extract/css';
import { edge, measure, radius, space, wide } from '../../styles/theme.css.ts';

export const article = style({
  '@media': { [wide.tablet]: { maxWidth: measure.prose, marginInline: 'auto' } },
});

export const art = style({ marginBottom: space[7], borderRadius: radius.card, ...edge });

export const call = style({ marginTop: space[8] });
