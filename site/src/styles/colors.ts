const accent = {
  light: { base: '#3a45c8', strong: '#2b349f' },
  dark: { base: '#94a3ff', strong: '#b4beff', panel: '#2a3069' },
};

/** Separate, because every document contains these two as the colours of the browser's bar. */
export const papers = { light: '#faf6ee', dark: '#0f1222' };

/** All colours are defined here; `site/test/colors.test.ts` checks their contrast. */
export const light = {
  paper: papers.light,
  surface: '#fffdf8',
  sunken: '#f1eadc',
  ink: '#14172b',
  muted: '#555a74',
  line: '#ded5c3',
  control: '#8b8674',
  warp: accent.light.base,
  warpStrong: accent.light.strong,
  onWarp: '#ffffff',
  weft: '#a33512',
  threadFaint: '#d9cfbb',
  paperFill: papers.light,
  focus: accent.light.base,
  panel: '#14172b',
  onPanel: '#faf6ee',
  onPanelMuted: '#b9bbcf',
  panelThread: accent.dark.base,
  shade: '0 1px 2px rgb(20 23 43 / 6%), 0 0.75rem 2rem -0.75rem rgb(20 23 43 / 18%)',
  veil: 'rgb(20 23 43 / 45%)',
  danger: '#b3123c',
  dangerSoft: '#fbe9ea',
};

export const dark: typeof light = {
  paper: papers.dark,
  surface: '#171b30',
  sunken: '#1e233d',
  ink: '#f5efe3',
  muted: '#adb0c7',
  line: '#2d3353',
  control: '#767c9f',
  warp: accent.dark.base,
  warpStrong: accent.dark.strong,
  onWarp: '#0f1222',
  weft: '#ff9e6d',
  threadFaint: '#2d3353',
  paperFill: papers.dark,
  focus: accent.dark.strong,
  panel: accent.dark.panel,
  onPanel: '#f5efe3',
  onPanelMuted: '#c6c9e4',
  panelThread: accent.dark.base,
  shade: '0 1px 2px rgb(0 0 0 / 40%), 0 0.75rem 2rem -0.75rem rgb(0 0 0 / 70%)',
  veil: 'rgb(4 5 12 / 65%)',
  danger: '#ff8fa3',
  dangerSoft: '#38192b',
};

/** Dark on white, even for text on panels that are dark on screen. */
export const print: typeof light = {
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
};

export const toVariable = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
