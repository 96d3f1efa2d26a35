import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { belowBar, column, inColumns, inline, stack } from '../../styles/layout.ts';
import { smallMuted } from '../../styles/surface.ts';
import { color, font, hair, radius, space, wide } from '../../styles/theme.css.ts';

export const loading = style({ minHeight: '100vh', paddingTop: space[8], color: color.muted });

export const layout = style({
  ...column(space[6]),
  paddingBlock: `${space[5]} ${space[8]}`,
  '@media': {
    [wide.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'start',
      columnGap: space[7],
    },
  },
});

// On a narrow screen the parts of both columns stand in one: heading, drawing, buying, texts.
const side = style({ display: 'contents', '@media': { [wide.tablet]: stack(space[6]) } });

export const aside = style([side, { '@media': { [wide.tablet]: { gridArea: '2 / 2', ...belowBar } } }]);

export const texts = style([side, { '@media': { [wide.tablet]: { gridArea: '2 / 1', gap: space[7] } } }]);

export const head = style({ ...stack(space[4]), justifyItems: 'start' });

export const figure = style(stack(space[2]));

export const caption = style(smallMuted);

export const buying = style(stack(space[4]));

export const breadcrumb = style({ ...inline(space[2]), alignItems: 'baseline', ...smallMuted });

globalStyle(`${layout} > nav`, { gridColumn: '1 / -1' });
// The drawing between heading and buying; it has nothing to focus.
globalStyle(`${head}, ${figure}`, { order: 1 });
globalStyle(`${buying}`, { order: 2 });
globalStyle(`${texts} > section`, { order: 3 });
// While the document arrives, buying waits for the drawing, which comes later but stands above it.
globalStyle(`${layout}:not(:has(figure + *)) ${buying}`, {
  visibility: 'hidden',
  '@media': { [wide.tablet]: { visibility: 'visible' } },
});
globalStyle(`${breadcrumb} li + li::before`, {
  content: '"/"',
  marginInlineEnd: space[2],
  color: color.control,
});

export const badges = style(inline(space[2]));

export const title = style({ fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)', overflowWrap: 'anywhere' });

export const price = style({
  fontSize: font.size.h2,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
});

/** What the price is for one of. */
export const unit = style({
  // Not broken where all of it fits below the price.
  display: 'inline-block',
  color: color.muted,
  fontSize: font.size.body,
  fontWeight: 400,
});

export const buy = style({ position: 'relative', ...inline(space[3]), alignItems: 'flex-end' });

/** As wide as its longer label, so that nothing moves when it changes. */
export const add = style({ flex: '1 1 12rem' });

/** As wide as the card, so that its buttons end at one edge. */
export const whole = style({ width: '100%' });

export const inCart = style({ position: 'absolute', top: 0, insetInlineEnd: 0, ...smallMuted });

export const description = style({ ...stack(space[4]), maxWidth: '42rem' });

export const heading = style({ fontSize: font.size.h3 });

export const features = style(stack(space[3]));

export const offer = style({ ...stack(space[4]), padding: space[5] });

export const atWork = style(stack(space[3]));

const part = style({ display: 'grid' });
/** As high as the example at any width: loading it moves nothing below. */
export const atWorkPart = styleVariants({
  low: [part, { minHeight: '24rem' }],
  high: [part, { minHeight: '38rem', '@media': { [wide.phone]: { minHeight: '29.5rem' } } }],
});

export const specification = style(stack(space[4]));

globalStyle(`${specification} dl > div`, {
  ...stack(`${space[1]} ${space[4]}`),
  padding: `${space[3]} 0`,
  borderTop: hair,
  '@media': { [wide.phone]: { gridTemplateColumns: '31% minmax(0, 1fr)' } },
});
globalStyle(`${specification} dt`, { color: color.muted });

export const related = style({ ...stack(space[5]), paddingBottom: space[9] });

export const relatedList = style(inColumns('repeat(auto-fill, minmax(min(100%, 18rem), 1fr))', space[5]));

// The third of three does not stand beside an empty place: it lies across both columns, with all of its picture.
const twoColumns = `${wide.phone} and (width < 62rem)`;
globalStyle(relatedList, {
  '@media': { [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${relatedList} > :nth-child(3)`, { '@media': { [twoColumns]: { gridColumn: '1 / -1' } } });
globalStyle(`${relatedList} > :nth-child(3) > article`, {
  '@media': { [twoColumns]: { flexDirection: 'row', alignItems: 'center' } },
});
globalStyle(`${relatedList} > :nth-child(3) img`, {
  '@media': {
    [twoColumns]: {
      width: `calc(50% - 1.5 * ${space[5]})`,
      marginInlineStart: space[5],
      borderRadius: radius.small,
    },
  },
});

export const reason = style({ color: color.muted });

globalStyle(`${features} li`, { ...inColumns('auto 1fr', space[3]), alignItems: 'start' });
// In the middle of the first line.
globalStyle(`${features} svg`, { marginTop: '0.25em', color: color.weft });

globalStyle(`${description} > ${heading}:not(:first-child)`, { marginTop: space[4] });

globalStyle(`${breadcrumb} a`, { display: 'inline-block', paddingBlock: '0.1875rem' });

export const way = style({ display: 'inline-block', minHeight: '1.5rem' });
