import { globalStyle, style } from '@vanilla-extract/css';
import { cover, fill, inColumns, inline, square, stack, topStack } from '../../../styles/layout.ts';
import { inputBox, plainLink, smallMuted } from '../../../styles/surface.ts';
import { color, edge, font, hair, radius, space, wide } from '../../../styles/theme.css.ts';

export const cells = style({
  ...stack(`${space[7]} ${space[6]}`),
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
  ...inline(space[3]),
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  width: '100%',
  fontSize: font.size.small,
});
export const field = style({ ...stack(space[1]), flex: '1 1 10rem', fontWeight: 600 });
export const input = style({
  minHeight: '2.75rem',
  width: '100%',
  padding: `${space[1]} ${space[3]}`,
  ...inputBox,
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
  ...cover,
  ...square('200%'),
  border: 0,
  transform: 'scale(0.5)',
  transformOrigin: '0 0',
});

/** In place of the page until that is made. */
export const sketch = style({ ...cover, ...fill, objectFit: 'cover' });

export const strip = style({ marginTop: space[9] });
export const stripHead = style({ ...inline(space[4]), alignItems: 'end', justifyContent: 'space-between' });

export const products = style({
  ...inColumns('1fr 1fr', `${space[5]} ${space[4]}`),
  marginTop: space[6],
  '@media': {
    '(min-width: 35rem)': { gridTemplateColumns: 'repeat(3, 1fr)' },
    [wide.desktop]: { gridTemplateColumns: 'repeat(6, 1fr)' },
  },
});
export const product = style({ position: 'relative', ...topStack(space[1]), ...smallMuted });
globalStyle(`${product} > img`, {
  width: '100%',
  borderRadius: radius.small,
  background: color.panel,
  ...edge,
  marginBottom: space[2],
});
export const productLink = style({
  ...plainLink,
  fontSize: font.size.body,
  fontWeight: 600,
  lineHeight: 1.3,
  selectors: { '&::after': { content: '""', ...cover } },
});

export const voices = style({
  ...stack(space[6]),
  alignItems: 'start',
  marginTop: space[6],
  '@media': { [wide.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const voice = style({ paddingLeft: space[5], borderLeft: `2px solid ${color.weft}` });
globalStyle(`${voice} > blockquote`, { margin: 0, fontSize: font.size.lead, lineHeight: 1.45 });
