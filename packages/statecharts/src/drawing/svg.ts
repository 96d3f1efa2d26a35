import { isBelow } from '../paths.ts';
import type { Box, Dot, Drawing, Edge, EdgeKind, Head, Point, TextLine } from './drawing.ts';
import { isFromDot } from './drawing.ts';
import { WORD_STYLES } from './words.ts';

/** The colours of a drawing. `follows` is for a file: light or dark as the reader's system is. */
export type DrawingTheme = 'light' | 'dark' | 'follows' | 'inherits';

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

const variables = (theme: 'light' | 'dark'): string =>
  `.chart{${Object.entries(themes[theme])
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

const colours: { readonly [T in Exclude<DrawingTheme, 'inherits'>]: string } = {
  light: variables('light'),
  dark: variables('dark'),
  follows: `${variables('light')}@media(prefers-color-scheme:dark){${variables('dark')}}`,
};

const words = Object.entries(WORD_STYLES)
  .map(([name, { size, weight }]) => `.chart .${name}{font-size:${size}px;font-weight:${weight}}`)
  .join('');

/** The style of a drawing, in the names of the site's colours. */
export const drawingStyle = `.chart{font-family:"Loomwright Sans",system-ui,sans-serif;text-rendering:geometricPrecision}
.chart text{fill:var(--ink);white-space:pre}${words}
.chart .text,.chart .note,.chart .action{fill:var(--muted)}.chart .guard{fill:var(--weft)}.chart .turn{fill:var(--warp)}
.chart .box{fill:var(--surface);stroke:var(--control);stroke-width:1.25}
.chart .even{fill:var(--paper)}.chart .odd{fill:var(--sunken)}
.chart .hit{fill:transparent;stroke:none}
.chart .region{stroke-dasharray:5 4}
.chart .rule{fill:none;stroke:var(--line)}
.chart .edge{fill:none;stroke:var(--warp);stroke-width:1.5}
.chart .always{stroke-dasharray:5 4}
.chart .ring{fill:var(--surface);stroke:var(--warp);stroke-width:1.5}
.chart .tip{fill:var(--warp);stroke:none}
.chart .label{fill:var(--surface);stroke:var(--warp);stroke-opacity:.4;stroke-dasharray:none}
.chart .error{stroke:var(--danger)}.chart .tip.error{fill:var(--danger)}
.chart .initial{stroke:var(--ink)}.chart .tip.initial,.chart .dot{fill:var(--ink)}`;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as part of SVG or HTML, in content or attributes. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const round = (number: number): number => Math.round(number * 10) / 10;

/** How far from a corner an arrow begins to turn, in pixels. */
const CORNER = 8;

/** The part of a way that turns at a corner: straight up to the turn, then around it. */
const corner = (before: Point, at: Point, after: Point): string => {
  const toward = ([x, y]: Point): Point => {
    const distance = Math.hypot(x - at[0], y - at[1]);
    const share = distance === 0 ? 0 : Math.min(CORNER, distance / 2) / distance;
    return [at[0] + (x - at[0]) * share, at[1] + (y - at[1]) * share];
  };
  const [from, to] = [toward(before), toward(after)];
  return `L${round(from[0])} ${round(from[1])}Q${round(at[0])} ${round(at[1])} ${round(to[0])} ${round(to[1])}`;
};

const wayOf = (points: readonly Point[]): string => {
  const [first = [0, 0], ...rest] = points;
  const last = rest.at(-1) ?? first;
  const corners = rest
    .slice(0, -1)
    .map((at, index) => corner(points[index] ?? first, at, rest[index + 1] ?? last));
  return `M${round(first[0])} ${round(first[1])}${corners.join('')}L${round(last[0])} ${round(last[1])}`;
};

const classOf = (kinds: readonly EdgeKind[]): string =>
  kinds.length === 1 ? (kinds[0] ?? 'event') : 'event';

const tipOf = (points: readonly Point[], name: string): string => {
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = points.slice(-2);
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return `<path class="tip ${name}" d="M0 0L-9 -4.5L-7 0L-9 4.5Z" transform="translate(${round(x2)} ${round(y2)}) rotate(${round(angle)})"/>`;
};

/** The key of a transition as it stands in `data-keys`: without blanks, which part the keys there. */
export const keyToken = (key: string): string => key.replace(/\s/g, '_');

const keysOf = (keys: readonly string[]): string =>
  keys.length === 0 ? '' : ` data-keys="${escapeText([...new Set(keys)].map(keyToken).join(' '))}"`;

// The measured width: with another font the text is squeezed or stretched into its place.
const toText = ({ x, y, width, height, runs, keys }: TextLine, left: number, top: number): string => {
  const spans = runs.map(
    ({ text, style }, index) => `<tspan class="${style}">${index > 0 ? ' ' : ''}${escapeText(text)}</tspan>`,
  );
  const place = `x="${round(left + x)}" y="${round(top + y + height * 0.72)}"`;
  const fit = width > 0 ? ` textLength="${round(width)}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text ${place}${fit}${keysOf(keys)}>${spans.join('')}</text>`;
};

const linesOf = (lines: readonly TextLine[], x: number, y: number): string =>
  lines.map((line) => toText(line, x, y)).join('');

const toneOf = ({ isOuter, path }: Box): string => {
  if (!isOuter) return '';
  const depth = path === '' ? 0 : path.split('.').length;
  return depth % 2 === 0 ? ' even' : ' odd';
};

const shapeOf = (box: Box): string => {
  const { x, y, width, height, type, isOuter, isRegion } = box;
  const radius = type === 'history' ? height / 2 : isOuter ? 14 : 10;
  const name = `box${toneOf(box)}${isRegion ? ' region' : ''}`;
  const rect = (inset: number) =>
    `<rect class="${name}" x="${round(x + inset)}" y="${round(y + inset)}" width="${round(width - 2 * inset)}" height="${round(height - 2 * inset)}" rx="${round(radius - inset)}"/>`;
  return rect(0) + (type === 'final' ? rect(3) : '');
};

const headOf = ({ x, y, width, isOuter, head }: Box): string => {
  const rule = (at: number) =>
    `<path class="rule" d="M${round(x + 1)} ${round(y + at)}h${round(width - 2)}"/>`;
  const rules = [...head.rules, ...(isOuter ? [head.height] : [])].map(rule).join('');
  return `${rules}${linesOf(head.lines, x + head.x, y)}`;
};

/** Keeps the end of an arrow at the border of a state around below that state's title. */
const belowHead = ([x, y]: Point, { y: top, head }: { readonly y: number; readonly head: Head }): Point => [
  x,
  Math.max(y, top + head.height),
];

const arrowOf = (
  edge: Edge,
  boxes: ReadonlyMap<string, Box>,
): { readonly line: string; readonly over: string } => {
  const { source, target, kinds, label } = edge;
  const name = classOf(kinds);
  const points = [...edge.points];
  const [from, to] = [boxes.get(source), boxes.get(target)];
  const [first, last] = [points[0], points.at(-1)];
  const isInward = !isFromDot(edge) && isBelow(target, source);
  if (isInward && from && first) points[0] = belowHead(first, from);
  if (isBelow(source, target) && to && last) points[points.length - 1] = belowHead(last, to);
  const keys = keysOf(label?.lines.flatMap((line) => line.keys) ?? []);
  const [x, y] = points[0] ?? [0, 0];
  // It begins wherever one is inside.
  const ring = isInward ? `<circle class="ring ${name}" cx="${round(x)}" cy="${round(y)}" r="3.5"/>` : '';
  return {
    line: `<g${keys}><path class="edge ${name}" d="${wayOf(points)}"/>${tipOf(points, name)}</g>`,
    over: ring,
  };
};

const labelOf = ({ kinds, label }: Edge): string =>
  label
    ? `<rect class="label ${classOf(kinds)}" x="${round(label.x)}" y="${round(label.y)}" width="${round(label.width)}" height="${round(label.height)}" rx="8"${keysOf(label.lines.flatMap(({ keys }) => keys))}/>${linesOf(label.lines, label.x, label.y)}`
    : '';

const dotOf = ({ x, y }: Dot): string => `<circle class="dot" cx="${round(x)}" cy="${round(y)}" r="5"/>`;

/** What a drawing is to be as SVG. */
export interface SvgOptions {
  /** What a screen reader calls it. */
  readonly title: string;
  /** `inherits` takes style and colours from the page around: `drawingStyle` and the site's own. */
  readonly theme: DrawingTheme;
  /** Where the title of a state leads: then states can be reached by keyboard. */
  readonly hrefOf?: (path: string) => string | undefined;
}

/** The part of a box that leads on: all of a box without others inside, else its head. */
const hitOf = ({ x, y, width, height, isOuter, head }: Box): string =>
  `<rect class="hit" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(isOuter ? head.height : height)}" rx="${isOuter ? 14 : 10}"/>`;

const titleOf = ({ path }: Box, title: string): string => (path === '' ? title : path.replaceAll('.', ', '));

const linked = (box: Box, content: string, title: string, href: string | undefined): string =>
  href === undefined
    ? content
    : `<a href="${escapeText(href)}" aria-label="${escapeText(titleOf(box, title))}">${hitOf(box)}${content}</a>`;

/**
 * A drawing as SVG. States carry their path in `data-state`, arrows and lines of text the keys of their transitions in
 * `data-keys`, separated by blanks (`keyToken`).
 */
export const toSvg = (drawing: Drawing, { title, theme, hrefOf }: SvgOptions): string => {
  const boxes = new Map(drawing.boxes.map((box) => [box.path, box]));
  const arrows = drawing.edges.map((edge) => arrowOf(edge, boxes));
  const [width, height] = [Math.ceil(drawing.width), Math.ceil(drawing.height)];
  const group = (box: Box, content: string) => `<g data-state="${escapeText(box.path)}">${content}</g>`;
  const role = hrefOf ? 'group' : 'img';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="${role}" aria-label="${escapeText(title)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ...(theme === 'inherits' ? [] : [`<style>${colours[theme]}${drawingStyle}</style>`]),
    ...drawing.boxes.map((box) => group(box, shapeOf(box))),
    ...arrows.map(({ line }) => line),
    ...drawing.boxes.map((box) => group(box, linked(box, headOf(box), title, hrefOf?.(box.path)))),
    ...arrows.map(({ over }) => over),
    ...drawing.dots.map(dotOf),
    ...drawing.edges.map(labelOf),
    '</svg>',
  ].join('\n');
};
