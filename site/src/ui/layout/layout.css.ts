import { style, styleVariants } from '@vanilla-extract/css';
import { measure, space, wide } from '../../styles/theme.css.ts';

// How boxes stand to one another. The key is the step of the gap in the scale of `space`; modifiers follow the layouts, so
// that they win.

const { 9: _fluid, ...gaps } = space;
const { 7: _high, 8: _higher, ...lineGaps } = gaps;

/** One below the other, each as wide as the box. */
export const stack = styleVariants(gaps, (gap) => ({ display: 'grid', gap }));

/** In one line, on a common middle. */
export const row = styleVariants(lineGaps, (gap) => ({ display: 'flex', alignItems: 'center', gap }));

/** In lines that wrap as words do, each on a common middle. */
export const cluster = styleVariants(lineGaps, (gap) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap,
}));

/** As many equal columns as fit, none narrower than its name says; one column where there is no room. */
export const grid = styleVariants({ narrow: measure.cell, wide: measure.column }, (least) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`,
  gap: `${space[6]} ${space[5]}`,
}));

/** Cards in one, two or three columns. */
export const cards = style({
  display: 'grid',
  gap: space[5],
  '@media': {
    [wide.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** One below the other, and from tablets on two columns of these parts. */
export const split = styleVariants(
  { even: [1, 1], narrowWide: [1, 2], wideNarrow: [7, 5] },
  ([first, second]) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[5]} ${space[7]}`,
    '@media': { [wide.tablet]: { gridTemplateColumns: `minmax(0, ${first}fr) minmax(0, ${second}fr)` } },
  }),
);

/** In the middle of its box, both ways. */
export const centre = style({ display: 'grid', placeItems: 'center' });

/** From one edge to the other. */
export const between = style({ justifyContent: 'space-between' });

/** From the top, however high the box is. */
export const fromTop = style({ alignContent: 'start' });

/** As wide as their content, from the beginning of the line. */
export const fromStart = style({ justifyItems: 'start' });

/** Lines up with the first line of text, not with the middle. */
export const baseline = style({ alignItems: 'baseline' });

/** At a distance from what is above it, or below it. */
export const above = styleVariants(lineGaps, (marginTop) => ({ marginTop }));
export const below = styleVariants(lineGaps, (marginBottom) => ({ marginBottom }));

/** The last part of a page. */
export const pageEnd = style({ paddingBottom: space[9] });

/** Across all columns. */
export const across = style({ gridColumn: '1 / -1' });

/** What lies over all of it is placed within it. */
export const relative = style({ position: 'relative' });

/** Takes its share of a line on a phone, and elsewhere the width of its text. */
export const fillsPhone = style({ flex: '1 1 auto', '@media': { [wide.phone]: { flex: '0 1 auto' } } });

/** May become narrower than its longest word. */
export const shrinks = style({ minWidth: 0 });

/** Takes the room that is left. */
export const grows = style({ flex: 1, minWidth: 0 });

/** Keeps its width beside what grows or wraps. */
export const fixed = style({ flex: 'none' });

/** Over all of the nearest positioned box. */
export const covers = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0 });

/** Scrolls by itself: the page does not go on where it ends. */
export const scrolls = style({ overflowY: 'auto', overscrollBehavior: 'contain' });

/** A table as wide as its box, with lines instead of gaps. */
export const ruled = style({ width: '100%', borderCollapse: 'collapse' });

/** Takes no room while nothing is in it. */
export const goneEmpty = style({ selectors: { '&:empty': { display: 'none' } } });
