/** Red, green and blue, each from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The colours of a theme used by the field and by the text above it. */
export const THEME_COLORS = ['paper', 'ink', 'muted', 'warp', 'weft', 'danger', 'thread-faint'] as const;

export type ThemeColors = Readonly<Record<(typeof THEME_COLORS)[number], Rgb>>;

/** The colours of the three kinds of particles, and the opacity of each where it is densest. */
export interface Palette {
  readonly colors: readonly [warp: Rgb, weft: Rgb, light: Rgb];
  readonly strengths: readonly [warp: number, weft: number, light: number];
}

/** Parses `#rgb` or `#rrggbb`; undefined for any other text. */
export const parseColor = (text: string): Rgb | undefined => {
  const digits = /^#(?:[0-9a-f]{3}){1,2}$/i.exec(text.trim())?.[0].slice(1);
  if (digits === undefined) return undefined;
  const width = digits.length / 3;
  const at = (place: number) =>
    Number.parseInt(digits.slice(place * width, (place + 1) * width).repeat(3 - width), 16) / 255;
  return [at(0), at(1), at(2)];
};

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);

/** The WCAG contrast ratio of two colours, from 1 to 21. */
export const contrast = (a: Rgb, b: Rgb): number => {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};

const READABLE = 4.5;
/** The opacity of the page's glow below the field where it is densest, and of its grid (global.css.ts). */
const GLOW = 0.04;
const GRID = 0.08;
/** Denser threads would no longer lie behind the page. */
const DENSEST = 0.3;
const STEP = 0.005;

/** The kinds of particles that can overlap. */
const HEAPS = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]] as const;

type Channel = 0 | 1 | 2;
const paint = (channelOf: (channel: Channel) => number): Rgb => [channelOf(0), channelOf(1), channelOf(2)];

const mix = (below: Rgb, above: Rgb, share: number) =>
  paint((channel) => below[channel] * (1 - share) + above[channel] * share);

/** The colour of a page below overlapping particles: each channel keeps the strongest. */
const cover = (page: Rgb, heap: readonly Channel[], { colors, strengths }: Palette) => {
  const share = Math.max(...heap.map((kind) => strengths[kind]));
  return paint(
    (channel) =>
      page[channel] * (1 - share) + Math.max(...heap.map((kind) => colors[kind][channel] * strengths[kind])),
  );
};

/** All colours behind text: the page with glow and grid, without and with each overlap of particles. */
export const groundsOf = (theme: ThemeColors, palette: Palette): readonly Rgb[] => {
  const threads = [theme.warp, theme.weft];
  const pages = threads.flatMap((glow) =>
    threads.map((grid) => mix(mix(theme.paper, glow, GLOW), grid, GRID)),
  );
  return pages.flatMap((page) => [page, ...HEAPS.map((heap) => cover(page, heap, palette))]);
};

const isReadable = (theme: ThemeColors, palette: Palette) =>
  groundsOf(theme, palette).every((ground) =>
    [theme.ink, theme.muted, theme.warp, theme.weft, theme.danger].every(
      (words) => contrast(words, ground) >= READABLE,
    ),
  );

/**
 * The colours of the particles, as dense as all text of the theme stays readable over them (A11-1). The soft rim of a
 * particle is fainter than its middle, so every lower density is checked too.
 */
export const toPalette = (theme: ThemeColors): Palette => {
  const isDark = luminance(theme.paper) < luminance(theme.ink);
  // The light particles are bright on dark paper, so fainter; on light paper they are hardly darker than it.
  const colors = [theme.warp, theme.weft, isDark ? theme.ink : theme['thread-faint']] as const;
  const withStrength = (strength: number): Palette => ({
    colors,
    strengths: [strength, strength, isDark ? strength * 0.6 : strength * 3],
  });
  let strength = 0;
  while (strength + STEP <= DENSEST && isReadable(theme, withStrength(strength + STEP))) strength += STEP;
  return withStrength(strength);
};
