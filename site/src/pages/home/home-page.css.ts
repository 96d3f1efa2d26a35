import { keyframes, style } from '@vanilla-extract/css';
import { color, font, hair, measure, size, space, wide } from '../../styles/theme.css.ts';

/** Full width: the drawing extends to the right edge and under the transparent bar. */
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
      paddingBottom: space[7],
      maskImage: 'linear-gradient(90deg, #000 57%, transparent 66%), linear-gradient(transparent, #000 16%)',
    },
  },
});

export const threads = style({ width: '100%', height: '100%', overflow: 'visible' });

// The threads of the two directions appear one after the other, once per visit to the page.
const inWarp = keyframes({ from: { clipPath: 'inset(-20% -4% 104%)' } });
const inWeft = keyframes({ from: { clipPath: 'inset(-4% -4% -4% 104%)' } });
const appear = keyframes({ from: { opacity: 0 } });
const weaving = (name: string, ms: number, delayMs: number) =>
  style({
    '@media': {
      [lively]: { animation: `${name} ${ms}ms cubic-bezier(0.3, 0, 0.2, 1) ${delayMs}ms backwards` },
    },
    // Waits for the splash to end.
    selectors: { 'html[data-js]:not([data-splash]) &': { animationDelay: `${delayMs + 1200}ms` } },
  });
export const warp = weaving(inWarp, 1100, 0);
export const weft = weaving(inWeft, 1300, 350);
export const ends = weaving(appear, 500, 1300);

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
  gridRow: 'span 2',
  width: size.compact,
  height: size.compact,
  color: color.warp,
  '@media': { [wide.phone]: { gridRow: 'auto' } },
});

/** Roughly the height of the content. */
export const waiting = style({
  minHeight: `calc(32 * ${size.tile})`,
});
