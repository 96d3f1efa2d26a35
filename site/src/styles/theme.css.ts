import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { dark, light, print, toVariable } from './colors.ts';

// Global names, because the drawings in /art refer to them through <use>.
export const color = createGlobalThemeContract(light, (_, [name = '']) => toVariable(name));

/** Needed because `createGlobalTheme` does not support media queries. */
const toVars = (theme: typeof light) =>
  Object.fromEntries(Object.entries(theme).map(([name, value]) => [`--${toVariable(name)}`, value]));

createGlobalTheme(':root', color, light);
createGlobalTheme(':root[data-theme="dark"]', color, dark);
globalStyle(':root:not([data-theme="light"])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: toVars(dark) } },
});
globalStyle(':root', { colorScheme: 'light dark' });
globalStyle(':root[data-theme="light"]', { colorScheme: 'light' });
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark' });

export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4.5rem',
  9: 'clamp(3.5rem, 9vw, 8rem)',
} as const;

/** Box sizes between the steps of `space`. `tap` is the minimum touch target. */
export const size = {
  badge: '1.25rem',
  line: '1.75rem',
  control: '2.25rem',
  compact: '2.5rem',
  tap: '2.75rem',
  button: '2.875rem',
  field: '3.125rem',
  thumb: '3.5rem',
  tile: '6rem',
  picture: '9rem',
} as const;

export const measure = {
  cell: '15rem',
  column: '20rem',
  phone: '25rem',
  narrow: '28rem',
  lead: '34rem',
  text: '38rem',
  prose: '41rem',
  hero: '46rem',
  wide: '48rem',
} as const;

export const font = {
  family: "'Site Sans', 'Site Near', 'Site Wide', ui-sans-serif, system-ui, sans-serif",
  code: 'ui-monospace, Menlo, Consolas, monospace',
  size: {
    tiny: '0.75rem',
    small: '0.875rem',
    dense: '1rem',
    body: '1.0625rem',
    lead: 'clamp(1.125rem, 1rem + 0.6vw, 1.375rem)',
    h3: '1.25rem',
    /** A heading within long text. */
    title: 'clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem)',
    h2: 'clamp(1.75rem, 1.3rem + 2vw, 2.75rem)',
    /** The heading of most pages. */
    name: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)',
    /** The heading of a marketing page. */
    h1: 'clamp(2.375rem, 1.4rem + 3.4vw, 4.125rem)',
    /** Smaller, because monospaced letters look larger. */
    code: '0.875em',
  },
  tracking: { h3: '-0.01em', h2: '-0.02em', figures: '-0.03em', h1: '-0.04em' },
  underlineOffset: '0.2em',
} as const;

export const radius = { small: '0.5rem', card: '1rem', round: '999px' } as const;

/** Outlines a drawing whose background equals that of the page in the dark theme. */
export const edge = { outline: `1px solid ${color.panel}`, outlineOffset: '-1px' };

export const onPaper = toVars(print);

export const hair = `1px solid ${color.line}`;

export const layer = { bar: 30, panel: 40, notice: 50, splash: 60 } as const;

/** Breakpoints by window width. From `desktop` on, the bar shows the links. */
export const wide = {
  phone: '(min-width: 40rem)',
  tablet: '(min-width: 54rem)',
  desktop: '(min-width: 64rem)',
} as const;

/** A window too low for anything fixed above the page. */
export const low = '(height < 30rem)';

export const narrow = {
  phone: '(width < 40rem)',
  tablet: '(width < 54rem)',
  desktop: '(width < 64rem)',
} as const;

export const containerWidth = '76rem';
export const gutter = 'clamp(1.125rem, 4vw, 2.5rem)';

export const barHeight = '4.25rem';

/** Space for the buttons at the lower edge. From tablets on they are in the corner. */
export const dockHeight = { row: '3.875rem', corner: '5rem' } as const;
