import { keyframes, style } from '@vanilla-extract/css';
import { barHeight, color, measure, size, space, wide } from '../../styles/theme.css.ts';
import { centre } from '../../ui/layout/layout.css.ts';
import { sunken } from '../../ui/surface/surface.css.ts';

/** Reserves the height of the start screen, so that loading moves nothing visible. */
export const tool = style({
  minHeight: `calc(${measure.wide} + ${size.picture})`,
  '@media': {
    [wide.phone]: { minHeight: measure.wide },
    [wide.tablet]: { minHeight: `max(100vh - ${barHeight} - ${size.picture}, 42rem)` },
  },
});

const hide = keyframes({ from: { visibility: 'hidden' } });

/** Becomes visible only if loading takes a while. */
export const waiting = style([
  sunken,
  centre,
  { minHeight: measure.narrow, animation: `${hide} 400ms step-end` },
]);

export const points = style({
  paddingBlock: `${space[5]} ${space[9]}`,
  color: color.muted,
  '@media': { [wide.tablet]: { gridTemplateColumns: '1fr 1fr 1fr' } },
});

export const point = style({ marginBottom: space[2], color: color.ink });
