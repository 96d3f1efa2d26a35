import { globalStyle, style } from '@vanilla-extract/css';
import { stack, topStack } from '../../styles/layout.ts';
import { smallMuted, surface } from '../../styles/surface.ts';
import { color, font, hair, radius, space, wide } from '../../styles/theme.css.ts';

export const panel = style({ ...stack(space[8]), paddingTop: space[5] });

export const schedule = style({ ...stack(space[5]), paddingBottom: space[8] });

/** The half hour as a thread: each part as long as it takes. */
export const agenda = style({ marginTop: space[6], padding: 'clamp(1.25rem, 4vw, 2.25rem)', ...surface });

export const steps = style({
  ...stack(space[5]),
  '@media': { [wide.tablet]: { gridTemplateColumns: '10fr 10fr 15fr 9fr', gap: 0 } },
});

export const step = style({
  ...topStack(space[1]),
  paddingInlineStart: space[4],
  borderInlineStart: `${space[1]} solid ${color.warp}`,
  color: color.muted,
  selectors: { '&:first-child': { borderColor: color.control }, '&:last-child': { borderColor: color.weft } },
  '@media': {
    [wide.tablet]: {
      padding: `${space[4]} ${space[4]} 0 0`,
      borderInlineStart: 0,
      borderTop: `${space[2]} solid ${color.warp}`,
      selectors: {
        '&:first-child': { borderTopStyle: 'dotted', borderColor: color.control },
        '&:nth-child(3)': { borderColor: color.warpStrong },
      },
    },
  },
});
globalStyle(`${step} h3`, { color: color.ink });

export const minutes = style({ color: color.weft, fontSize: font.size.small, fontWeight: 650 });

export const voices = style({
  ...stack(space[5]),
  marginTop: space[6],
  '@media': { [wide.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const voice = style({
  position: 'relative',
  ...stack(space[4]),
  alignContent: 'space-between',
  padding: `${space[7]} ${space[5]} ${space[5]}`,
  ...surface,
  selectors: {
    '&::before': {
      content: '"“"',
      position: 'absolute',
      top: space[4],
      left: space[5],
      color: color.weft,
      fontSize: font.size.h1,
      lineHeight: 1,
    },
  },
});
globalStyle(`${voice} > blockquote`, { margin: 0, fontSize: font.size.lead, lineHeight: 1.4 });
globalStyle(`${voice} > figcaption`, smallMuted);

export const figures = style({
  ...stack(space[5]),
  marginTop: space[6],
  padding: 'clamp(1.25rem, 4vw, 2.25rem)',
  borderRadius: radius.card,
  background: color.sunken,
  '@media': { [wide.phone]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const stat = style({ display: 'flex', flexDirection: 'column-reverse', color: color.muted });
globalStyle(`${stat} > dd`, { color: color.ink, fontSize: font.size.h1, fontWeight: 650, lineHeight: 1.1 });

export const questions = style({ borderTop: hair });
