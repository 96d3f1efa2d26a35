import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { stack } from '../../styles/layout.ts';
import { color, hair, space, wide } from '../../styles/theme.css.ts';

/** As high as the ways to start, and beside them as the first screen: loading moves nothing visible. */
export const tool = style({
  minHeight: '57.5rem',
  '@media': { [wide.phone]: { minHeight: '48rem' }, [wide.tablet]: { minHeight: 'max(100vh, 48rem)' } },
});

const hide = keyframes({ from: { visibility: 'hidden' } });

/** Visible only if loading takes a while. */
export const waiting = style({
  animation: `${hide} 400ms step-end`,
  padding: space[6],
  border: hair,
  color: color.muted,
});

export const points = style({
  ...stack(space[6]),
  paddingBlock: `${space[5]} ${space[9]}`,
  color: color.muted,
  '@media': { [wide.tablet]: { gridTemplateColumns: '1fr 1fr 1fr' } },
});

globalStyle(`${points} h3`, { color: color.ink });
