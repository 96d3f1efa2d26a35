import { globalStyle, style } from '@vanilla-extract/css';
import { stack } from '../styles/layout.ts';
import { outlined } from '../styles/surface.ts';
import { color, radius, space, wide } from '../styles/theme.css.ts';

/** Full screen on a phone; elsewhere near the top, as high with few results as with many: nothing in it moves. */
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: color.surface,
  color: color.ink,
  overflow: 'hidden',
  '@media': {
    [wide.phone]: {
      top: '10dvh',
      width: 'min(42rem, calc(100% - 3rem))',
      height: 'min(36rem, 80dvh)',
      marginInline: 'auto',
      ...outlined,
      boxShadow: color.shade,
    },
  },
});

export const waiting = style({
  ...stack(space[4]),
  justifyItems: 'center',
  alignContent: 'center',
  flex: 1,
  padding: space[6],
});

globalStyle(`${waiting} input`, {
  width: 'min(100%, 26rem)',
  padding: space[3],
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: 'transparent',
});

globalStyle(`${waiting} p`, { textAlign: 'center' });
globalStyle(`${waiting} a`, { display: 'inline-block', padding: space[2] });
