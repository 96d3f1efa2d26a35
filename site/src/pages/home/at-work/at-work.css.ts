import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
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
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[5]} ${space[4]}`,
  marginTop: space[6],
  '@media': {
    '(min-width: 35rem)': { gridTemplateColumns: 'repeat(3, 1fr)' },
    [wide.desktop]: { gridTemplateColumns: 'repeat(6, 1fr)' },
  },
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
