import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import {
  barHeight,
  color,
  font,
  hair,
  layer,
  low,
  measure,
  narrow,
  size,
  space,
  wide,
} from '../../styles/theme.css.ts';
import { cluster } from '../../ui/layout/layout.css.ts';
import { description as cardDescription } from '../../ui/product-card/product-card.css.ts';

export const loading = style({ minHeight: '100vh', paddingTop: space[8] });

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  paddingBlock: `${space[5]} ${space[7]}`,
  '@media': {
    [wide.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'start',
      columnGap: space[7],
    },
  },
});

export const crumb = style({
  selectors: {
    '& + &::before': { content: '"/"', marginInlineEnd: space[2], color: color.control },
  },
});

export const crumbLink = style({ display: 'inline-block', paddingBlock: '3px' });

// On a narrow screen the two columns become one. Only parts without focusable content are reordered.
const side = style({ display: 'contents', '@media': { [wide.tablet]: { display: 'grid', gap: space[6] } } });

export const aside = style([
  side,
  {
    '@media': {
      [wide.tablet]: {
        gridArea: '2 / 2',
        position: 'sticky',
        top: `calc(${barHeight} + ${space[5]})`,
      },
    },
  },
]);

export const texts = style([side, { '@media': { [wide.tablet]: { gridArea: '2 / 1', gap: space[7] } } }]);

export const early = style({ order: 1 });

export const buying = style({
  order: 2,
  // Hides the card until the drawing arrives: the drawing is later in the document but shown above it.
  selectors: { [`${layout}:not(:has(figure + *)) &`]: { visibility: 'hidden' } },
  '@media': {
    [wide.tablet]: { selectors: { [`${layout}:not(:has(figure + *)) &`]: { visibility: 'visible' } } },
  },
});

export const late = style({ order: 3 });

export const title = style({ overflowWrap: 'anywhere' });

export const price = style({ fontSize: font.size.h2, lineHeight: 1.1 });

/** Wraps as a whole, and breaks inside only if it does not fit below the price. */
export const unit = style({ display: 'inline-block', fontSize: font.size.body, fontWeight: 400 });

export const buy = style({ position: 'relative', alignItems: 'flex-end' });

/** As wide as its longer label, so that nothing moves when the label changes. */
export const add = style({ flex: `1 1 ${size.picture}` });

export const whole = style({ width: '100%' });

export const inCart = style({ position: 'absolute', top: 0, insetInlineEnd: 0 });

export const offer = style({ padding: space[5] });

export const status = style([
  cluster[3],
  { flexWrap: 'nowrap', '@media': { [narrow.phone]: { flexWrap: 'wrap' } } },
]);

export const notYet = style({
  flex: 'none',
  minHeight: size.control,
  paddingInline: space[3],
  borderStyle: 'dashed',
  fontSize: font.size.small,
});

export const talk = style({ paddingTop: space[4], borderTop: hair });

export const way = style({ flex: 1, paddingInline: space[2], whiteSpace: 'nowrap' });

// Below the site's bar, because the dock is at the lower edge.
export const bar = style({
  position: 'fixed',
  zIndex: layer.bar,
  inset: `${barHeight} 0 auto`,
  display: 'grid',
  alignItems: 'center',
  minHeight: size.thumb,
  borderBottom: hair,
  background: color.surface,
  visibility: 'hidden',
  selectors: { '&[data-shown="true"], &:focus-within': { visibility: 'visible' } },
  '@media': { [low]: { display: 'none' }, print: { display: 'none' } },
});

// Keeps focused elements clear of the bar.
globalStyle(`html:has(${bar})`, {
  scrollPaddingTop: `calc(${barHeight} + ${size.thumb} + ${space[4]})`,
});

export const barName = style({ '@media': { [narrow.tablet]: { display: 'none' } } });

export const barPrice = style({
  marginInlineStart: 'auto',
  lineHeight: 1.3,
  '@media': { [narrow.tablet]: { marginInlineStart: 0 } },
});

export const barButton = style({ flex: 'none', minHeight: size.compact, paddingInline: space[4] });

export const description = style({ maxWidth: measure.prose });

export const feature = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: space[3] });

/** Centres the mark on the first line. */
export const check = style({ marginTop: space[1], color: color.weft });

/** Reserves the height of the example at any width, so that loading moves nothing below. */
export const atWorkPart = styleVariants({
  low: {
    display: 'grid',
    minHeight: `calc(4.25 * ${size.tile})`,
    '@media': { [wide.phone]: { minHeight: `calc(3.5 * ${size.tile})` } },
  },
  high: {
    display: 'grid',
    minHeight: measure.text,
    '@media': { [wide.phone]: { minHeight: `calc(5 * ${size.tile})` } },
  },
});

export const part = style({ paddingBlock: `0 ${space[8]}` });

export const specificationRow = style({
  display: 'grid',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderTop: hair,
  '@media': { [wide.phone]: { gridTemplateColumns: '31% minmax(0, 1fr)' } },
});

/** The last of three items spans both columns. */
export const relatedItem = style({
  containerType: 'inline-size',
  '@media': {
    [`${wide.phone} and ${narrow.desktop}`]: { selectors: { '&:nth-child(3)': { gridColumn: '1 / -1' } } },
  },
});

globalStyle(`${relatedItem} ${cardDescription}`, { '@media': { [narrow.phone]: { display: 'none' } } });
