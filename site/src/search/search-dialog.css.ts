import { globalStyle, style } from '@vanilla-extract/css';
import { color, hair, radius, space, wide } from '../styles/theme.css.ts';

/** Full screen on a phone; elsewhere near the top, as high with few results as with many: nothing in it moves. */
export const dialog = style({
  position: 'fixed',
  inset: 0,
  flexDirection: 'column',
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: color.surface,
  color: color.ink,
  overflow: 'hidden',
  selectors: { '&[open]': { display: 'flex' }, '&::backdrop': { background: color.veil } },
  '@media': {
    [wide.phone]: {
      inset: '10dvh 0 auto',
      width: 'min(42rem, calc(100vw - 3rem))',
      height: 'min(36rem, 80dvh)',
      marginInline: 'auto',
      border: hair,
      borderRadius: radius.card,
      boxShadow: color.shade,
    },
  },
});

// The page behind does not scroll.
globalStyle(`html:has(${dialog}[open])`, {
  overflow: 'hidden',
  '@media': { [wide.phone]: { scrollbarGutter: 'stable' } },
});

export const waiting = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[4],
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
