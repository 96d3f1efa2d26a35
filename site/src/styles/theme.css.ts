import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

// Global names: the drawings in /art use them through <use>.
export const color = createGlobalThemeContract({
  paper: 'paper',
  surface: 'surface',
  sunken: 'sunken',
  ink: 'ink',
  muted: 'muted',
  line: 'line',
  control: 'control',
  warp: 'warp',
  warpStrong: 'warp-strong',
  onWarp: 'on-warp',
  weft: 'weft',
  threadFaint: 'thread-faint',
  paperFill: 'paper-fill',
  focus: 'focus',
  panel: 'panel',
  onPanel: 'on-panel',
  onPanelMuted: 'on-panel-muted',
  panelThread: 'panel-thread',
  shade: 'shade',
  veil: 'veil',
  danger: 'danger',
  dangerSoft: 'danger-soft',
});

const light = {
  paper: '#faf6ee',
  surface: '#fffdf8',
  sunken: '#f1eadc',
  ink: '#14172b',
  muted: '#555a74',
  line: '#ded5c3',
  control: '#8b8674',
  warp: '#3a45c8',
  warpStrong: '#2b349f',
  onWarp: '#ffffff',
  weft: '#a33512',
  threadFaint: '#d9cfbb',
  paperFill: '#faf6ee',
  focus: '#3a45c8',
  panel: '#14172b',
  onPanel: '#faf6ee',
  onPanelMuted: '#b9bbcf',
  panelThread: '#94a3ff',
  shade: '0 1px 2px rgb(20 23 43 / 6%), 0 12px 32px -12px rgb(20 23 43 / 18%)',
  veil: 'rgb(20 23 43 / 45%)',
  danger: '#b3123c',
  dangerSoft: '#fbe9ea',
};

const dark = {
  paper: '#0f1222',
  surface: '#171b30',
  sunken: '#1e233d',
  ink: '#f5efe3',
  muted: '#adb0c7',
  line: '#2d3353',
  control: '#767c9f',
  warp: '#94a3ff',
  warpStrong: '#b4beff',
  onWarp: '#0f1222',
  weft: '#ff9e6d',
  threadFaint: '#2d3353',
  paperFill: '#0f1222',
  focus: '#b4beff',
  panel: '#2a3069',
  onPanel: '#f5efe3',
  onPanelMuted: '#c6c9e4',
  panelThread: '#94a3ff',
  shade: '0 1px 2px rgb(0 0 0 / 40%), 0 16px 40px -16px rgb(0 0 0 / 70%)',
  veil: 'rgb(4 5 12 / 65%)',
  danger: '#ff8fa3',
  dangerSoft: '#38192b',
};

/** For what `createGlobalTheme` cannot say: a theme within a media query. */
const toVars = (theme: typeof light) =>
  Object.fromEntries(
    Object.entries(color).map(([name, reference]) => [
      reference.slice(4, -1),
      theme[name as keyof typeof light],
    ]),
  );

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
  9: 'clamp(4.5rem, 9vw, 8rem)',
} as const;

/** Sizes of boxes between the steps of `space`: with them one scale of fourteen. `tap` is the least size for a finger. */
export const size = {
  control: '2.25rem',
  tap: '2.75rem',
  thumb: '3.5rem',
  tile: '6rem',
  picture: '9rem',
} as const;

/** Widths of columns and of text. */
export const measure = { column: '20rem', narrow: '28rem', text: '38rem', wide: '48rem' } as const;

export const font = {
  family: "'Loomwright Sans', 'Loomwright Near', 'Loomwright Wide', ui-sans-serif, system-ui, sans-serif",
  code: 'ui-monospace, Menlo, Consolas, monospace',
  size: {
    small: '0.875rem',
    body: '1.0625rem',
    lead: 'clamp(1.125rem, 1rem + 0.6vw, 1.375rem)',
    h3: '1.25rem',
    /** A heading within a long text. */
    title: 'clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem)',
    h2: 'clamp(1.75rem, 1.3rem + 2vw, 2.75rem)',
    h1: 'clamp(2.375rem, 1.4rem + 3.4vw, 4.125rem)',
  },
} as const;

export const radius = { small: '0.5rem', card: '1rem', round: '999px' } as const;

/** A drawing on a ground of its own: in the dark theme that is the page's, and its edge would not be seen. */
export const edge = { outline: `1px solid ${color.panel}`, outlineOffset: '-1px' };

/** Dark on white, also what stands on a dark panel on the screen. */
export const onPaper = toVars({
  ...light,
  paper: '#ffffff',
  surface: '#ffffff',
  sunken: '#ffffff',
  paperFill: '#ffffff',
  panel: '#ffffff',
  onPanel: light.ink,
  onPanelMuted: light.muted,
  panelThread: light.warp,
  shade: 'none',
});

/** A hairline, everywhere the same. */
export const hair = `1px solid ${color.line}`;

export const layer = { bar: 30, panel: 40, notice: 50, splash: 60 } as const;

/** Where layouts change, by the width of the window. From `desktop` on, the bar has room for its links. */
export const wide = {
  phone: '(min-width: 40rem)',
  tablet: '(min-width: 54rem)',
  desktop: '(min-width: 64rem)',
} as const;

/** The widest text and cards get, and their margin on both sides. */
export const containerWidth = '76rem';
export const gutter = 'clamp(1.125rem, 4vw, 2.5rem)';

/** The height of the navigation bar, which covers the top of every page. */
export const barHeight = '4.25rem';

/** The height of what stays at the lower edge of the window, without notices: a row, on wide screens transparent. */
export const dockHeight = { row: '3.75rem', corner: '6.5rem' } as const;
