import { globalStyle, style } from '@vanilla-extract/css';
import { color, hair, radius, space, wide } from '../../styles/theme.css.ts';
import { container } from '../../ui/page/page.css.ts';

/** Full width: the drawing runs off the right edge. */
export const hero = style({ position: 'relative', overflow: 'clip' });

export const heroInner = style([
  container,
  {
    display: 'grid',
    alignItems: 'center',
    minHeight: 'min(46rem, 86vh)',
    paddingBlock: `${space[7]} ${space[8]}`,
    '@media': { [wide.desktop]: { gridTemplateColumns: '6fr 5fr' } },
  },
]);

export const heroWords = style({
  position: 'relative',
  zIndex: 1,
  maxWidth: '38rem',
  '@media': { [wide.desktop]: { maxWidth: 'min(38rem, 47vw)' } },
});

globalStyle(`${heroWords} > p`, { maxWidth: 'min(33rem, 100%)' });

/** `Next-Gen` is not broken. */
export const unbroken = style({ whiteSpace: 'nowrap' });

/** Beside the text, denser towards the edge; below it on a phone. */
export const heroArt = style({
  width: 'min(34rem, 120%)',
  maxWidth: 'none',
  height: 'auto',
  aspectRatio: '1',
  marginTop: space[6],
  marginBottom: '-18%',
  justifySelf: 'end',
  marginRight: '-15%',
  '@media': {
    [wide.desktop]: {
      position: 'absolute',
      top: 0,
      right: 0,
      width: 'min(52rem, 49vw)',
      height: 'auto',
      margin: 0,
    },
  },
});

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

globalStyle(`${capability} h3`, { color: color.ink });

export const icon = style({ width: '2.5rem', height: '2.5rem', color: color.warp });

export const process = style({
  paddingBlock: space[9],
  borderBlock: hair,
  background: color.sunken,
});

export const steps = style({
  counterReset: 'step',
  display: 'grid',
  gap: `${space[7]} ${space[6]}`,
  marginTop: space[7],
  '@media': {
    [wide.phone]: { gridTemplateColumns: '1fr 1fr' },
    [wide.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
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

globalStyle(`${step} h3`, { color: color.ink });

export const closing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[6],
  backgroundImage: `linear-gradient(${color.weft}, ${color.weft}), linear-gradient(${color.panelThread}, ${color.panelThread})`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 2px, 2px 100%',
  backgroundPosition: `0 calc(100% - ${space[3]}), ${space[3]} 0`,
});

export const closingText = style({ marginTop: space[3], maxWidth: '34rem', color: color.onPanelMuted });
