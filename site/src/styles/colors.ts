/** The accent and the tones that no mixing gives. The particles, the drawings, the icons and the PDFs follow from it. */
const accent = {
  light: { base: '#3a45c8', strong: '#2b349f' },
  dark: { base: '#94a3ff', panel: '#2a3069' },
};

/** A colour between two, from `share` 0, the first, to 1, the second; all are `#rrggbb`. */
export const mix = (first: string, second: string, share: number): string => {
  const channel = (color: string, place: number) => Number.parseInt(color.slice(place, place + 2), 16);
  const channels = [1, 3, 5].map((place) =>
    Math.round(channel(first, place) * (1 - share) + channel(second, place) * share),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** The light theme. Every colour of the site is named here; `site/test/colors.test.ts` checks which can be read on which. */
export const light = {
  paper: '#faf6ee',
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
  paperFill: '#faf6ee',
  focus: accent.light.base,
  panel: '#14172b',
  onPanel: '#faf6ee',
  onPanelMuted: '#b9bbcf',
  panelThread: accent.dark.base,
  shade: '0 1px 2px rgb(20 23 43 / 6%), 0 12px 32px -12px rgb(20 23 43 / 18%)',
  veil: 'rgb(20 23 43 / 45%)',
  danger: '#b3123c',
  dangerSoft: '#fbe9ea',
};

export const dark: typeof light = {
  paper: '#0f1222',
  surface: '#171b30',
  sunken: '#1e233d',
  ink: '#f5efe3',
  muted: '#adb0c7',
  line: '#2d3353',
  control: '#767c9f',
  warp: accent.dark.base,
  warpStrong: mix(accent.dark.base, '#ffffff', 0.297),
  onWarp: '#0f1222',
  weft: '#ff9e6d',
  threadFaint: '#2d3353',
  paperFill: '#0f1222',
  focus: mix(accent.dark.base, '#ffffff', 0.297),
  panel: accent.dark.panel,
  onPanel: '#f5efe3',
  onPanelMuted: '#c6c9e4',
  panelThread: accent.dark.base,
  shade: '0 1px 2px rgb(0 0 0 / 40%), 0 16px 40px -16px rgb(0 0 0 / 70%)',
  veil: 'rgb(4 5 12 / 65%)',
  danger: '#ff8fa3',
  dangerSoft: '#38192b',
};

/** Dark on white, also what stands on a dark panel on the screen. */
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

/** Of what cannot read the page's colours: drawings shown as images, icons, Open Graph pictures. Dark in both themes. */
export const art = {
  ...dark,
  white: light.paper,
  warpFaint: mix(dark.paper, accent.dark.base, 0.155),
  warpDim: mix(accent.light.base, '#ffffff', 0.28),
  /** The middle of a sheen whose ends are `sunken`. */
  warpSheen: mix(dark.line, accent.light.base, 0.27),
  weftBright: mix(dark.weft, '#ffffff', 0.4),
  weftFaint: mix(light.ink, dark.weft, 0.153),
};

/** What the drawings call a colour: `var(--warp-strong)` for `warpStrong`. */
export const toVariable = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
