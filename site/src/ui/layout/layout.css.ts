import { style, styleVariants } from '@vanilla-extract/css';
import { measure, space, wide } from '../../styles/theme.css.ts';

// Keys are steps of the `space` scale. Modifiers come after layouts, so that they win.

const { 9: _fluid, ...gaps } = space;
const { 7: _high, 8: _higher, ...lineGaps } = gaps;

export const stack = styleVariants(gaps, (gap) => ({ display: 'grid', gap }));

export const row = styleVariants(lineGaps, (gap) => ({ display: 'flex', alignItems: 'center', gap }));

export const cluster = styleVariants(lineGaps, (gap) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap,
}));

/** As many equal columns as fit with the given minimum width. */
export const grid = styleVariants({ narrow: measure.cell, wide: measure.column }, (least) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`,
  gap: `${space[6]} ${space[5]}`,
}));

export const cards = style({
  display: 'grid',
  gap: space[5],
  '@media': {
    [wide.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Stacked on a phone. From tablets on, two columns in these proportions. */
export const split = styleVariants(
  { even: [1, 1], narrowWide: [1, 2], wideNarrow: [7, 5] },
  ([first, second]) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[5]} ${space[7]}`,
    '@media': { [wide.tablet]: { gridTemplateColumns: `minmax(0, ${first}fr) minmax(0, ${second}fr)` } },
  }),
);

export const centre = style({ display: 'grid', placeItems: 'center' });

export const between = style({ justifyContent: 'space-between' });

export const alignTop = style({ alignContent: 'start' });

export const justifyStart = style({ justifyItems: 'start' });

export const baseline = style({ alignItems: 'baseline' });

export const above = styleVariants(lineGaps, (marginTop) => ({ marginTop }));
export const below = styleVariants(lineGaps, (marginBottom) => ({ marginBottom }));

export const pageEnd = style({ paddingBottom: space[9] });

export const across = style({ gridColumn: '1 / -1' });

export const relative = style({ position: 'relative' });

/** Fills its line on a phone; otherwise as wide as its text. */
export const fillsPhone = style({ flex: '1 1 auto', '@media': { [wide.phone]: { flex: '0 1 auto' } } });

export const shrinks = style({ minWidth: 0 });

export const grows = style({ flex: 1, minWidth: 0 });

export const fixed = style({ flex: 'none' });

export const covers = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0 });

/** Scrolls without chaining to the page. */
export const scrolls = style({ overflowY: 'auto', overscrollBehavior: 'contain' });

export const ruled = style({ width: '100%', borderCollapse: 'collapse' });

export const hiddenWhenEmpty = style({ selectors: { '&:empty': { display: 'none' } } });
