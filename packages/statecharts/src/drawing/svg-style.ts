import { WORD_STYLES } from './words.ts';

/** `follows` uses the reader's colour scheme. */
export type DrawingTheme = 'light' | 'dark' | 'follows';

// For standalone files. A page defines variables with the same names.
const themes = {
  light: {
    paper: '#faf6ee',
    surface: '#fffdf8',
    sunken: '#f1eadc',
    ink: '#14172b',
    muted: '#555a74',
    line: '#ded5c3',
    control: '#8b8674',
    warp: '#3a45c8',
    weft: '#a33512',
    danger: '#b3123c',
  },
  dark: {
    paper: '#0f1222',
    surface: '#171b30',
    sunken: '#1e233d',
    ink: '#f5efe3',
    muted: '#adb0c7',
    line: '#2d3353',
    control: '#767c9f',
    warp: '#94a3ff',
    weft: '#ff9e6d',
    danger: '#ff8fa3',
  },
} as const;

type Colours = Readonly<Record<string, string>>;

export const coloursFor = (
  theme: DrawingTheme,
  values: { readonly light: Colours; readonly dark: Colours } = themes,
): string => {
  const rule = (one: 'light' | 'dark') =>
    `.chart{${Object.entries(values[one])
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}`;
  return theme === 'follows'
    ? `${rule('light')}@media(prefers-color-scheme:dark){${rule('dark')}}`
    : rule(theme);
};

/** CSS rules for drawings, by selector, using the site's colour variables. */
export const drawingRules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  text: { fill: 'var(--ink)', 'white-space': 'pre', 'pointer-events': 'none' },
  ...Object.fromEntries(
    Object.entries(WORD_STYLES).map(([name, { size, weight }]) => [
      `.${name}`,
      { 'font-size': `${size}px`, 'font-weight': String(weight) },
    ]),
  ),
  ':is(.text,.note,.action)': { fill: 'var(--muted)' },
  'tspan.guard': { fill: 'var(--weft)' },
  'tspan.turn': { fill: 'var(--warp)' },
  '.box': { fill: 'var(--surface)', stroke: 'var(--control)', 'stroke-width': '1.25' },
  '.box.even': { fill: 'var(--paper)' },
  '.box.odd': { fill: 'var(--sunken)' },
  '.hit': { fill: 'transparent', stroke: 'none' },
  '.region': { 'stroke-dasharray': '5 4' },
  '.rule': { fill: 'none', stroke: 'var(--line)' },
  '.edge': { fill: 'none', stroke: 'var(--warp)', 'stroke-width': '1.5' },
  '.edge.always': { 'stroke-dasharray': '5 4' },
  '.edge.error': { stroke: 'var(--danger)' },
  '.edge.initial': { stroke: 'var(--ink)' },
  '.ring': { fill: 'var(--surface)', stroke: 'var(--warp)', 'stroke-width': '1.5' },
  '.tip': { fill: 'var(--warp)' },
  '.tip.error': { fill: 'var(--danger)' },
  ':is(.tip.initial,.dot)': { fill: 'var(--ink)' },
  '.label': { fill: 'var(--surface)', stroke: 'var(--warp)', 'stroke-opacity': '.4' },
  '.label.error': { stroke: 'var(--danger)' },
};

const toCss = (rules: typeof drawingRules): string =>
  Object.entries(rules)
    .map(([selector, properties]) => {
      const body = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
      return `.chart ${selector}{${body.join(';')}}`;
    })
    .join('');

const drawingStyle = `.chart{font-family:"Site Sans",system-ui,sans-serif;text-rendering:geometricPrecision}${toCss(drawingRules)}`;

export const styleFor = (theme: DrawingTheme): string => `${coloursFor(theme)}${drawingStyle}`;
