import { globalStyle, style } from '@vanilla-extract/css';
import { color, edge, font, hair, radius, space, wide } from '../../../styles/theme.css.ts';

export const cells = style({
  display: 'grid',
  gap: `${space[7]} ${space[6]}`,
  '@media': { [wide.desktop]: { gridTemplateColumns: '1fr 1fr', rowGap: 0 } },
});

/** Title, text and example, each as high as its neighbour's. */
export const cell = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  minWidth: 0,
  '@media': {
    [wide.desktop]: {
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      selectors: { '&:nth-child(n + 3)': { paddingTop: space[7] } },
    },
  },
});
globalStyle(`${cell} > :last-child`, { marginTop: space[4] });

export const text = style({ marginTop: space[2], color: color.muted });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[3],
  width: '100%',
  fontSize: font.size.small,
});
export const field = style({
  display: 'grid',
  flex: '1 1 10rem',
  gap: space[1],
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

/** In place of the page until that is made. */
export const sketch = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
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
  ...edge,
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
  alignItems: 'start',
  gap: space[6],
  marginTop: space[6],
  '@media': { [wide.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const voice = style({ paddingLeft: space[5], borderLeft: `2px solid ${color.weft}` });
globalStyle(`${voice} > blockquote`, { margin: 0, fontSize: font.size.lead, lineHeight: 1.45 });
