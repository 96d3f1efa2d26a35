import { style } from '@vanilla-extract/css';
import { measure, radius, space, wide } from '../../styles/theme.css.ts';

export const article = style({
  '@media': { [wide.tablet]: { maxWidth: measure.prose, marginInline: 'auto' } },
});

/** Wide enough for every drawing to be whole. */
export const art = style({ aspectRatio: '8 / 5', marginBottom: space[7], borderRadius: radius.card });

export const call = style({ marginTop: space[8] });
