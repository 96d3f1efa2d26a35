import { keyframes, style } from '@vanilla-extract/css';
import { color, hair, measure, size, space, wide } from '../../styles/theme.css.ts';

/** As high as the ways to start, and beside them as the first screen: loading moves nothing visible. */
export const tool = style({
  minHeight: `calc(${measure.wide} + ${size.picture})`,
  '@media': {
    [wide.phone]: { minHeight: measure.wide },
    [wide.tablet]: { minHeight: `max(100vh, ${measure.wide})` },
  },
});

const hide = keyframes({ from: { visibility: 'hidden' } });

/** Visible only if loading takes a while. */
export const waiting = style({ animation: `${hide} 400ms step-end`, padding: space[6], border: hair });

export const points = style({
  paddingBlock: `${space[5]} ${space[9]}`,
  color: color.muted,
  '@media': { [wide.tablet]: { gridTemplateColumns: '1fr 1fr 1fr' } },
});

export const point = style({ color: color.ink });
