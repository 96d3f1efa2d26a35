import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { dark, light, print, toVariable } from './colors.ts';

// Global names: the drawings in /art use them through <use>.
export const color = createGlobalThemeContract(light, (_, [name = '']) => toVariable(name));

/** For what `createGlobalTheme` cannot say: a theme within a media query. */
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

/** Sizes of boxes between the steps of `space`. `tap` is the least size for a finger. */
export const size = {
  badge: '1.25rem',
  /** A line of text with room for the pointer. */
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

/** Widths of columns and of text. */
export const measure = {
  /** The least width of a column of text. */
  cell: '15rem',
  column: '20rem',
  phone: '25rem',
  narrow: '28rem',
  lead: '34rem',
  text: '38rem',
  /** Lines of about 65 characters. */
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
    /** The text of controls, messages and tables. */
    dense: '1rem',
    body: '1.0625rem',
    lead: 'clamp(1.125rem, 1rem + 0.6vw, 1.375rem)',
    h3: '1.25rem',
    /** A heading within a long text. */
    title: 'clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem)',
    h2: 'clamp(1.75rem, 1.3rem + 2vw, 2.75rem)',
    /** The heading of most pages. */
    name: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)',
    /** The heading of a page that tells a story. */
    h1: 'clamp(2.375rem, 1.4rem + 3.4vw, 4.125rem)',
    /** Code within text, whose letters look larger. */
    code: '0.875em',
  },
  /** The larger letters are, the closer they stand. */
  tracking: { h3: '-0.01em', h2: '-0.02em', figures: '-0.03em', h1: '-0.04em' },
  underlineOffset: '0.2em',
} as const;

export const radius = { small: '0.5rem', card: '1rem', round: '999px' } as const;

/** A drawing on a ground of its own: in the dark theme that is the page's, and its edge would not be seen. */
export const edge = { outline: `1px solid ${color.panel}`, outlineOffset: '-1px' };

export const onPaper = toVars(print);

/** A hairline, everywhere the same. */
export const hair = `1px solid ${color.line}`;

export const layer = { bar: 30, panel: 40, notice: 50, splash: 60 } as const;

/** Where layouts change, by the width of the window. From `desktop` on, the bar has room for its links. */
export const wide = {
  phone: '(min-width: 40rem)',
  tablet: '(min-width: 54rem)',
  desktop: '(min-width: 64rem)',
} as const;

/** A window that belongs to the page: nothing stays over it. */
export const low = '(height < 30rem)';

/** Below the same widths. */
export const narrow = {
  phone: '(width < 40rem)',
  tablet: '(width < 54rem)',
  desktop: '(width < 64rem)',
} as const;

/** The widest text and cards get, and their margin on both sides. */
export const containerWidth = '76rem';
export const gutter = 'clamp(1.125rem, 4vw, 2.5rem)';

/** The height of the navigation bar, which covers the top of every page. */
export const barHeight = '4.25rem';

/** What stays free at the lower edge of the window for the pill of buttons, without notices; from tablets on in the corner. */
export const dockHeight = { row: '3.875rem', corner: '5rem' } as const;
