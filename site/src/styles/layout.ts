import { barHeight, radius, space } from './theme.css.ts';

// Declarations of layout that many styles share, to be spread into them. Objects, not classes: a style stays one class.

/** One below the other. */
export const stack = (gap: string) => ({ display: 'grid', gap }) as const;

/** The same from the top, however high the box is. */
export const topStack = (gap: string) => ({ ...stack(gap), alignContent: 'start' }) as const;

/** A grid with these columns. */
export const inColumns = (gridTemplateColumns: string, gap: string) =>
  ({ display: 'grid', gridTemplateColumns, gap }) as const;

/** One below the other, where a child may take the height that is left. */
export const column = (gap: string) => ({ display: 'flex', flexDirection: 'column', gap }) as const;

/** In one line, on a common middle. */
export const row = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const;

/** A row as wide as its content. */
export const inlineRow = (gap: string) => ({ display: 'inline-flex', alignItems: 'center', gap }) as const;

/** In lines that wrap as words do. */
export const inline = (gap: string) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;

/** In lines that wrap, each on a common middle. */
export const cluster = (gap: string) => ({ ...inline(gap), alignItems: 'center' }) as const;

/** A cluster from one edge to the other. */
export const spread = (gap: string) => ({ ...cluster(gap), justifyContent: 'space-between' }) as const;

/** In the middle of its box. */
export const centre = { display: 'grid', placeItems: 'center' } as const;

export const square = (size: string) => ({ width: size, height: size }) as const;

/** A square with an icon in its middle. */
export const iconBox = (size: string) => ({ ...centre, ...square(size) }) as const;

export const circle = (size: string) => ({ ...square(size), borderRadius: radius.round }) as const;

/** As large as its box. */
export const fill = { width: '100%', height: '100%' } as const;

/** Over all of the nearest positioned box. */
export const cover = { position: 'absolute', inset: 0 } as const;

/** Stays in view below the navigation bar. */
export const belowBar = { position: 'sticky', top: `calc(${barHeight} + ${space[5]})` } as const;
