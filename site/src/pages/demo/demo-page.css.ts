import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, space } from '../../styles/theme.css.ts';

export const panel = style({ display: 'grid', gap: space[7], paddingTop: space[6] });

export const schedule = style({ display: 'grid', gap: space[5], paddingBottom: space[8] });

/** The number of a step, on the thread. */
export const steps = style({ counterReset: 'step' });
globalStyle(`${steps} > li::before`, {
  counterIncrement: 'step',
  content: 'counter(step)',
  color: color.weft,
  fontWeight: 650,
});

export const stat = style({ display: 'flex', flexDirection: 'column-reverse' });
globalStyle(`${stat} > dd`, { color: color.ink, fontSize: font.size.h2, fontWeight: 650, lineHeight: 1.2 });

export const voice = style({ margin: 0, fontSize: font.size.lead, lineHeight: 1.4 });
