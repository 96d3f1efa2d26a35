import { keyframes, style } from '@vanilla-extract/css';
import { color, font, hair, measure, size, space, wide } from '../../styles/theme.css.ts';

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

const lively = '(prefers-reduced-motion: no-preference)';

/** Beside the text, denser towards the edge; below it on narrow screens, where its threads come out of the light. */
export const heroArt = style({
  width: `min(${measure.hero}, 118%)`,
  aspectRatio: '1',
  margin: `${space[4]} -18% -24% 0`,
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

/** Below the hero, and over its last threads. */
export const facts = style({
  position: 'relative',
  paddingBlock: space[5],
  borderBlock: hair,
  background: color.sunken,
});

export const factList = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[5]} ${space[4]}`,
  marginTop: space[4],
  '@media': { [wide.tablet]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

export const fact = style({
  display: 'grid',
  gap: space[1],
  paddingLeft: space[3],
  borderLeft: `2px solid ${color.weft}`,
});

export const figure = style({ fontSize: font.size.lead, fontWeight: 650 });

export const capabilities = style({
  display: 'grid',
  marginTop: space[6],
  borderTop: hair,
  borderLeft: hair,
  '@media': {
    [wide.phone]: { gridTemplateColumns: '1fr 1fr' },
    [wide.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});

export const capability = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${space[1]} ${space[4]}`,
  padding: space[4],
  borderRight: hair,
  borderBottom: hair,
  '@media': {
    [wide.phone]: { gridTemplateColumns: 'auto', gap: space[3], padding: space[6] },
    // Where two threads cross within the grid, one lies on top.
    [wide.desktop]: {
      selectors: {
        '&:nth-child(-n + 2)::after': {
          content: '""',
          position: 'absolute',
          right: `-${space[1]}`,
          bottom: `-${space[1]}`,
          width: space[2],
          height: space[2],
          borderBlock: `2px solid ${color.weft}`,
          background: color.paper,
        },
      },
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

/** About as high as what will stand here, at each width. */
export const waiting = style({
  minHeight: `calc(32 * ${size.tile})`,
});
