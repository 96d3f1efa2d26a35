import { keyframes, style } from '@vanilla-extract/css';
import { color, font, hair, measure, radius, size, space, wide } from '../../styles/theme.css.ts';

/** Full width: the drawing runs off the right edge, and begins under the transparent bar. */
export const hero = style({ position: 'relative', overflowX: 'clip' });

export const heroInner = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: `min(${measure.hero}, 85vh)`,
  paddingBlock: `${space[7]} ${space[8]}`,
  '@media': { [wide.desktop]: { gridTemplateColumns: '6fr 5fr' } },
});

export const heroWords = style({
  position: 'relative',
  zIndex: 1,
  maxWidth: measure.text,
  '@media': { [wide.desktop]: { maxWidth: `min(${measure.text}, 50vw)` } },
});

export const heroLead = style({ maxWidth: measure.lead });

const lively = '(prefers-reduced-motion: no-preference)';

/** Beside the text, denser towards the edge; below it on narrow screens, where its threads come out of the light. */
export const heroArt = style({
  width: `min(${measure.hero}, 118%)`,
  aspectRatio: '1',
  margin: `${space[4]} -18% 0 0`,
  justifySelf: 'end',
  maskImage: 'linear-gradient(transparent, #000 22%)',
  pointerEvents: 'none',
  '@media': {
    [wide.desktop]: {
      position: 'absolute',
      top: 0,
      right: 0,
      width: `min(${measure.hero}, 50vw)`,
      aspectRatio: 'auto',
      margin: 0,
      // Room for the loose ends below; the warp begins below the bar.
      paddingBottom: space[7],
      maskImage: 'linear-gradient(90deg, #000 57%, transparent 66%), linear-gradient(transparent, #000 16%)',
    },
  },
});

export const threads = style({ width: '100%', height: '100%', overflow: 'visible' });

// The threads of each direction, one after the other: woven once on arrival.
const inWarp = keyframes({ from: { clipPath: 'inset(-20% -4% 104%)' } });
const inWeft = keyframes({ from: { clipPath: 'inset(-4% -4% -4% 104%)' } });
const appear = keyframes({ from: { opacity: 0 } });
const weaving = (name: string, ms: number, delayMs: number) =>
  style({
    '@media': {
      [lively]: { animation: `${name} ${ms}ms cubic-bezier(0.3, 0, 0.2, 1) ${delayMs}ms backwards` },
    },
    // Under the splash the threads wait.
    selectors: { 'html[data-js]:not([data-splash]) &': { animationDelay: `${delayMs + 1200}ms` } },
  });
export const warp = weaving(inWarp, 1100, 0);
export const weft = weaving(inWeft, 1300, 350);
/** The loose ends, and the knots. */
export const ends = weaving(appear, 500, 1300);

export const capabilities = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${measure.column}), 1fr))`,
  marginTop: space[7],
  borderTop: hair,
  borderLeft: hair,
});

export const capability = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[5]} ${space[4]}`,
  borderRight: hair,
  borderBottom: hair,
  '@media': { [wide.phone]: { gridTemplateColumns: 'auto', gap: space[3], padding: space[6] } },
  // Where two threads cross, one lies on top: at the corners inside the grid.
  selectors: {
    '&:not(:nth-child(3n), :nth-last-child(-n + 3))::after': {
      position: 'absolute',
      right: `-${space[1]}`,
      bottom: `-${space[1]}`,
      width: space[2],
      height: space[2],
      borderBlock: `2px solid ${color.weft}`,
      background: color.paper,
      '@media': { [wide.desktop]: { content: '""' } },
    },
  },
});

export const icon = style({
  // On a phone it stands beside the words: six cells are long enough.
  gridRow: 'span 2',
  width: size.compact,
  height: size.compact,
  color: color.warp,
  '@media': { [wide.phone]: { gridRow: 'auto' } },
});

export const examples = style({ marginTop: space[7] });

/** About as high as what will stand here, at each width. */
export const waiting = style({
  minHeight: `max(33 * ${size.tile}, 49.5 * ${size.tile} - 200vw)`,
  '@media': { [wide.desktop]: { minHeight: `calc(20 * ${size.tile})` } },
});

export const process = style({ paddingBlock: space[9], borderBlock: hair, background: color.sunken });

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
  paddingTop: space[5],
  borderTop: `2px solid ${color.warp}`,
  selectors: {
    // On the middle of the line.
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      top: '-1px',
      display: 'grid',
      placeItems: 'center',
      width: space[6],
      height: space[6],
      border: `2px solid ${color.warp}`,
      borderRadius: radius.round,
      background: color.sunken,
      fontSize: font.size.small,
      fontWeight: 650,
      lineHeight: 1,
      transform: 'translateY(-50%)',
    },
  },
});

export const closing = style({
  backgroundImage: `linear-gradient(${color.weft}, ${color.weft}), linear-gradient(${color.panelThread}, ${color.panelThread})`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 2px, 2px 100%',
  backgroundPosition: `0 calc(100% - ${space[3]}), ${space[3]} 0`,
});

/** As in `words.css.ts`, which the home page does not load. */
export const closingText = style({ maxWidth: measure.lead, marginTop: space[3], color: color.onPanelMuted });
