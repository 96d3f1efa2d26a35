import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color, font, hair, radius, space, wide } from '../../../styles/theme.css.ts';

export const cells = style({
  display: 'grid',
  gap: `${space[7]} ${space[6]}`,
  '@media': { [wide.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

const cellBase = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
const span = (columns: number) => ({ '@media': { [wide.desktop]: { gridColumn: `span ${columns}` } } });
export const cell = styleVariants({
  wide: [cellBase, span(6)],
  narrow: [cellBase, span(6)],
});
// The examples of a row are equally high.
globalStyle(`${cellBase} > :last-child`, { flex: 1, marginTop: space[4] });

export const text = style({ marginTop: space[2], color: color.muted });

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[4],
  minWidth: 0,
  padding: space[5],
  border: hair,
  borderRadius: radius.card,
  background: color.surface,
});

export const questions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const question = style({
  minHeight: '2.25rem',
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  background: 'transparent',
  color: color.muted,
  fontSize: font.size.small,
  textAlign: 'start',
  selectors: {
    '&:hover': { borderColor: color.control, color: color.ink },
    '&[aria-pressed="true"]': { borderColor: color.warp, color: color.ink, fontWeight: 600 },
  },
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });
const bubble = style({
  maxWidth: '88%',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.card,
  fontSize: '1rem',
  lineHeight: 1.5,
});
const arriving = (delayMs: number) => ({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${appear} 240ms ease-out ${delayMs}ms backwards`,
    },
  },
});

/** As high as its longest answer, nearly: choosing moves little. */
export const talk = style({
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  gap: space[3],
  width: '100%',
  minHeight: '13rem',
});
export const asked = style([
  bubble,
  arriving(0),
  { justifySelf: 'end', borderEndEndRadius: space[1], background: color.warp, color: color.onWarp },
]);
export const answered = style([
  bubble,
  arriving(260),
  { justifySelf: 'start', borderEndStartRadius: space[1], background: color.sunken },
]);

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[3],
  width: '100%',
});
export const field = style({
  display: 'grid',
  flex: '1 1 10rem',
  gap: space[1],
  fontSize: font.size.small,
  fontWeight: 600,
});
export const input = style({
  minHeight: '2.75rem',
  width: '100%',
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.paper,
  fontWeight: 400,
});

/** The page at half its size. */
export const mat = style({
  position: 'relative',
  flex: 1,
  width: '100%',
  minHeight: '18rem',
  overflow: 'hidden',
  border: hair,
  borderRadius: radius.small,
  background: color.sunken,
});
export const sheet = style({
  position: 'absolute',
  inset: 0,
  width: '200%',
  height: '200%',
  border: 0,
  transform: 'scale(0.5)',
  transformOrigin: '0 0',
});

export const strip = style({ marginTop: space[9] });
export const stripHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[4],
});

export const products = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(46%, 10rem), 1fr))',
  gap: `${space[5]} ${space[4]}`,
  marginTop: space[6],
});
export const product = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  color: color.muted,
  fontSize: font.size.small,
});
globalStyle(`${product} > img`, {
  width: '100%',
  borderRadius: radius.small,
  background: color.panel,
  marginBottom: space[2],
});
export const productLink = style({
  color: color.ink,
  fontSize: font.size.body,
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

export const voices = style({
  display: 'grid',
  gap: space[6],
  marginTop: space[6],
  '@media': { [wide.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const voice = style({ paddingLeft: space[5], borderLeft: `2px solid ${color.weft}` });
globalStyle(`${voice} > blockquote`, { margin: 0, fontSize: font.size.lead, lineHeight: 1.45 });
