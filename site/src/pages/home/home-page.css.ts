import { style } from '@vanilla-extract/css';
import { color, hair, radius, space, wide } from '../../styles/theme.css.ts';
import { container } from '../../ui/page/page.css.ts';

export const hero = style([
  container,
  {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    minHeight: 'min(44rem, 86vh)',
    paddingBlock: `${space[7]} ${space[8]}`,
    overflow: 'clip',
    '@media': { [wide.desk]: { gridTemplateColumns: '7fr 5fr' } },
  },
]);

export const heroWords = style({ position: 'relative', zIndex: 1, maxWidth: '44rem' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginTop: space[6] });

/** The weave begins under the words and grows dense towards the edge. */
export const heroArt = style({
  display: 'none',
  '@media': {
    [wide.desk]: {
      display: 'block',
      position: 'absolute',
      top: 0,
      right: 'max(-4vw, -3rem)',
      width: 'min(48rem, 58%)',
      height: 'auto',
      aspectRatio: '1',
    },
  },
});

/** Cells parted by threads, not by boxes. */
export const capabilities = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  marginTop: space[7],
  borderTop: hair,
  borderLeft: hair,
});

export const capability = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  padding: space[6],
  borderRight: hair,
  borderBottom: hair,
  color: color.muted,
  selectors: {
    // Where two threads cross, one lies on top.
    '&::after': {
      content: '""',
      position: 'absolute',
      right: '-4px',
      bottom: '-4px',
      width: '7px',
      height: '7px',
      borderBlock: `2px solid ${color.weft}`,
      background: color.paper,
    },
  },
});

export const icon = style({ width: '2.5rem', height: '2.5rem', color: color.warp });

export const process = style({
  paddingBlock: space[9],
  borderBlock: hair,
  background: color.sunken,
});

export const steps = style({
  counterReset: 'step',
  display: 'grid',
  gap: `${space[6]} ${space[6]}`,
  marginTop: space[7],
  '@media': {
    [wide.phone]: { gridTemplateColumns: '1fr 1fr' },
    [wide.desk]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});

export const step = style({
  counterIncrement: 'step',
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  paddingTop: space[5],
  borderTop: `2px solid ${color.warp}`,
  color: color.muted,
  selectors: {
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      top: '-1.0625rem',
      display: 'grid',
      placeItems: 'center',
      width: '2rem',
      height: '2rem',
      border: `2px solid ${color.warp}`,
      borderRadius: radius.round,
      background: color.sunken,
      color: color.ink,
      fontSize: '0.9375rem',
      fontWeight: 650,
      lineHeight: 1,
    },
  },
});

export const closing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[5],
});
