import { style } from '@vanilla-extract/css';
import { color, hair, measure, radius, space, wide } from '../styles/theme.css.ts';
import { stack } from '../ui/layout/layout.css.ts';

/** A fixed height, so that nothing moves as results change. */
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: color.surface,
  color: color.ink,
  overflow: 'hidden',
  '@media': {
    [wide.phone]: {
      top: '10%',
      width: `min(${measure.prose}, 100% - ${space[7]})`,
      height: `min(${measure.text}, 80%)`,
      marginInline: 'auto',
      border: hair,
      borderRadius: radius.card,
      boxShadow: color.shade,
    },
  },
});

export const waiting = style([
  stack[4],
  { flex: 1, alignContent: 'center', justifyItems: 'center', padding: space[6], textAlign: 'center' },
]);

export const input = style({
  width: `min(100%, ${measure.phone})`,
  padding: space[3],
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: 'transparent',
});

export const link = style({ display: 'inline-block', padding: space[2] });
