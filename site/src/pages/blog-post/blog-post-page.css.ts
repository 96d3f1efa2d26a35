import { style } from '@vanilla-extract/css';
import { spread } from '../../styles/layout.ts';
import { color, font, radius, space, wide } from '../../styles/theme.css.ts';

export const article = style({ '@media': { [wide.tablet]: { maxWidth: '41rem', marginInline: 'auto' } } });

export const back = style({
  display: 'inline-block',
  marginBottom: space[4],
  paddingBlock: space[1],
  fontSize: font.size.small,
});

export const title = style({ marginTop: space[3], fontSize: font.size.h2, letterSpacing: '-0.03em' });

/** Wide enough for every drawing to be whole. */
export const art = style({ aspectRatio: '8 / 5', marginBottom: space[7], borderRadius: radius.card });

export const call = style({ ...spread(space[5]), marginTop: space[8] });

export const callTitle = style({ fontSize: font.size.title });

export const callText = style({ maxWidth: '34rem', marginTop: space[2], color: color.onPanelMuted });
