/** Each channel is from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const THEME_COLORS = ['paper', 'ink', 'muted', 'warp', 'weft', 'danger'] as const;

export type ThemeColors = Readonly<Record<(typeof THEME_COLORS)[number], Rgb>>;

/** `strength` is the maximum opacity of the threads. */
export interface Palette {
  readonly colors: readonly [warp: Rgb, weft: Rgb];
  readonly strength: number;
}

/** Parses `#rgb` or `#rrggbb`; returns undefined for anything else. */
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

/** The WCAG contrast ratio, from 1 to 21. */
export const contrast = (a: Rgb, b: Rgb): number => {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};

const READABLE = 4.5;
/** The share of `warp` in the page's gradient, as in `global.css.ts`. */
const GLOW = 0.04;
const DENSEST = 0.3;
const STEP = 0.005;

const blend = (a: Rgb, b: Rgb, toValue: (one: number, other: number) => number): Rgb => [
  toValue(a[0], b[0]),
  toValue(a[1], b[1]),
  toValue(a[2], b[2]),
];
const mix = (below: Rgb, above: Rgb, share: number) =>
  blend(below, above, (one, other) => one * (1 - share) + other * share);

/** All colours that may be behind text. */
export const backgroundColors = ({ paper, warp, weft }: ThemeColors, strength: number): readonly Rgb[] => {
  const page = mix(paper, warp, GLOW);
  return [page, ...[warp, weft, blend(warp, weft, Math.max)].map((thread) => mix(page, thread, strength))];
};

const isReadable = (theme: ThemeColors, strength: number) =>
  backgroundColors(theme, strength).every((ground) =>
    [theme.ink, theme.muted, theme.warp, theme.weft, theme.danger].every(
      (words) => contrast(words, ground) >= READABLE,
    ),
  );

/**
 * The strongest threads over which text stays readable (A11-1). Threads have soft edges, so text must be
 * readable at every lower strength too.
 */
export const toPalette = (theme: ThemeColors): Palette => {
  let strength = 0;
  while (strength + STEP <= DENSEST && isReadable(theme, strength + STEP)) strength += STEP;
  return { colors: [theme.warp, theme.weft], strength };
};
