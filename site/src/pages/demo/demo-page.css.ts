import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, hair, space, wide } from '../../styles/theme.css.ts';

export const panel = style({ display: 'grid', gap: space[7], paddingTop: space[6] });

/** The form comes second in document order, and stands at the side on wide screens. */
export const schedule = style({
  paddingBlock: `${space[6]} ${space[8]}`,
  '@media': { [wide.tablet]: { gridTemplateRows: 'auto 1fr' } },
});
globalStyle(`${schedule} > :nth-child(2)`, { '@media': { [wide.tablet]: { gridArea: '1 / 2 / span 2' } } });

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

export const other = style({ paddingTop: space[5], borderTop: hair });
