import { style } from '@vanilla-extract/css';
import { color, font, hair, radius, size, space, wide } from '../../../styles/theme.css.ts';

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
      selectors: {
        '&:nth-child(n + 3)': { paddingTop: space[7] },
        // Without the portfolio.
        '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
      },
    },
  },
});

export const cellText = style({ marginBlock: `${space[2]} ${space[4]}` });

export const controls = style({ alignItems: 'flex-end', width: '100%' });

export const field = style({ flex: `1 1 ${size.picture}` });

export const input = style({
  minHeight: size.tap,
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
  minHeight: `calc(2 * ${size.picture})`,
  overflow: 'hidden',
  border: hair,
  borderRadius: radius.small,
  background: color.sunken,
});

export const sheet = style({
  position: 'absolute',
  width: '200%',
  height: '200%',
  border: 0,
  transform: 'scale(0.5)',
  transformOrigin: '0 0',
});

/** In place of the page until that is made. */
export const sketch = style({ position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' });

export const strip = style({ marginTop: space[9] });

export const stripHead = style({ alignItems: 'end' });

export const products = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[5]} ${space[4]}`,
  marginTop: space[6],
  '@media': {
    [wide.phone]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [wide.desktop]: { gridTemplateColumns: 'repeat(6, 1fr)' },
  },
});

export const productLink = style({
  fontSize: font.size.body,
  lineHeight: 1.3,
});

export const voices = style({
  alignItems: 'start',
  marginTop: space[6],
  '@media': { [wide.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const voice = style({ paddingLeft: space[5], borderLeft: `2px solid ${color.weft}` });

export const quote = style({ margin: 0, fontSize: font.size.lead, lineHeight: 1.45 });
