import { isBelow } from '../paths.ts';
import type { Box, Dot, Drawing, Edge, EdgeKind, Head, Point, TextLine } from './drawing.ts';
import { isFromDot } from './drawing.ts';
import { type DrawingTheme, styleFor } from './svg-style.ts';

/** An SVG element as plain data, to be rendered by a page or as text. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (SvgElement | string)[];
}

const element = (
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly (SvgElement | string)[]
): SvgElement => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value = '']) => [key, typeof value === 'number' ? round(value) : value]),
  ),
  children,
});

const round = (number: number): number => Math.round(number * 10) / 10;

const CORNER = 8;

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

const tipOf = (points: readonly Point[], name: string): SvgElement => {
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = points.slice(-2);
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return element('path', {
    class: `tip ${name}`,
    d: 'M0 0L-9 -4.5L-7 0L-9 4.5Z',
    transform: `translate(${round(x2)} ${round(y2)}) rotate(${round(angle)})`,
  });
};

/** A transition key as a token in `data-keys`, with spaces escaped. */
export const keyToken = (key: string): string => key.replace(/[\s%]/g, encodeURIComponent);

const keysOf = (keys: readonly string[]): string | undefined =>
  keys.length === 0 ? undefined : [...new Set(keys)].map(keyToken).join(' ');

const toText = (line: TextLine, left: number, top: number, isFixed: boolean): SvgElement => {
  const { x, y, width, height, runs, keys } = line;
  return element(
    'text',
    {
      x: left + x,
      y: top + y + height * 0.72,
      ...(isFixed && width > 0 && { textLength: width, lengthAdjust: 'spacingAndGlyphs' }),
      'data-keys': keysOf(keys),
    },
    ...runs.map(({ text, style }, index) =>
      element('tspan', { class: style }, index > 0 ? ` ${text}` : text),
    ),
  );
};

const toneOf = ({ isCollapsed, isOuter, path }: Box): string => {
  if (!isOuter && !isCollapsed) return '';
  const depth = path === '' ? 0 : path.split('.').length;
  return depth % 2 === 0 ? ' even' : ' odd';
};

const shapeOf = (box: Box): readonly SvgElement[] => {
  const { x, y, width, height, type, isOuter, isRegion } = box;
  const radius = type === 'history' ? height / 2 : isOuter ? 14 : 10;
  const rect = (inset: number) =>
    element('rect', {
      class: `box${toneOf(box)}${isRegion ? ' region' : ''}`,
      x: x + inset,
      y: y + inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      rx: radius - inset,
    });
  return type === 'final' ? [rect(0), rect(3)] : [rect(0)];
};

const hitOf = ({ x, y, width, height, isOuter, head }: Box): SvgElement =>
  element('rect', {
    class: 'hit',
    x,
    y,
    width,
    height: isOuter ? head.height : height,
    rx: isOuter ? 14 : 10,
  });

const headOf = (box: Box, href: string | undefined, isFixed: boolean): readonly SvgElement[] => {
  const { x, y, width, isOuter, head } = box;
  const rule = (at: number) => element('path', { class: 'rule', d: `M${x + 1} ${y + at}h${width - 2}` });
  const rules = [...head.rules, ...(isOuter ? [head.height] : [])].map(rule);
  const lines = head.lines.map((line) => toText(line, x + head.x, y, isFixed));
  if (href === undefined) return [...rules, ...lines];
  return [...rules, element('a', { href }, hitOf(box), ...lines.slice(0, 1)), ...lines.slice(1)];
};

/** Moves the end of an arrow inside a state down to below the state’s title. */
const belowHead = ([x, y]: Point, { y: top, head }: { readonly y: number; readonly head: Head }): Point => [
  x,
  Math.max(y, top + head.height),
];

const classOf = (kinds: readonly EdgeKind[]): string =>
  kinds.length === 1 ? (kinds[0] ?? 'event') : 'event';

const arrowOf = (edge: Edge, boxes: ReadonlyMap<string, Box>) => {
  const { source, target, kinds, label } = edge;
  const name = classOf(kinds);
  const points = [...edge.points];
  const [from, to] = [boxes.get(source), boxes.get(target)];
  const [first, last] = [points[0], points.at(-1)];
  const isInward = !isFromDot(edge) && isBelow(target, source);
  if (isInward && from && first) points[0] = belowHead(first, from);
  if (isBelow(source, target) && to && last) points[points.length - 1] = belowHead(last, to);
  const [cx, cy] = points[0] ?? [0, 0];
  return {
    line: element(
      'g',
      { 'data-keys': keysOf(label?.lines.flatMap((line) => line.keys) ?? []) },
      element('path', { class: `edge ${name}`, d: wayOf(points) }),
      tipOf(points, name),
    ),
    // Drawn after the state headers, which would cover it.
    over: isInward ? [element('circle', { class: `ring ${name}`, cx, cy, r: 3.5 })] : [],
  };
};

const labelOf = ({ kinds, label }: Edge, isFixed: boolean): readonly SvgElement[] => {
  if (!label) return [];
  const { x, y, width, height, lines } = label;
  const keys = keysOf(lines.flatMap((line) => line.keys));
  return [
    element('rect', { class: `label ${classOf(kinds)}`, x, y, width, height, rx: 8, 'data-keys': keys }),
    ...lines.map((line) => toText(line, x, y, isFixed)),
  ];
};

const dotOf = ({ x, y }: Dot): SvgElement => element('circle', { class: 'dot', cx: x, cy: y, r: 5 });

export interface SvgOptions {
  /** The accessible name. */
  readonly title: string;
  /** Turns state titles into links, which can be reached by keyboard. */
  readonly hrefOf?: (path: string) => string | undefined;
  /** Omits measured text widths, for pages that load the font. */
  readonly hasFont?: boolean;
}

/**
 * Converts a drawing to an SVG element, with state paths in `data-state` and transition keys in `data-keys`
 * (`keyToken`).
 */
export const toSvgElement = (
  drawing: Drawing,
  { hasFont = false, hrefOf, title }: SvgOptions,
): SvgElement => {
  const boxes = new Map(drawing.boxes.map((box) => [box.path, box]));
  const arrows = drawing.edges.map((edge) => arrowOf(edge, boxes));
  const [width, height] = [Math.ceil(drawing.width), Math.ceil(drawing.height)];
  const group = ({ path }: Box, children: readonly SvgElement[]) =>
    element('g', { 'data-state': path }, ...children);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'chart',
      role: hrefOf ? 'group' : 'img',
      'aria-label': title,
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
    },
    ...drawing.boxes.map((box) => group(box, shapeOf(box))),
    ...arrows.map(({ line }) => line),
    ...drawing.boxes.map((box) => group(box, headOf(box, hrefOf?.(box.path), !hasFont))),
    ...arrows.flatMap(({ over }) => over),
    ...drawing.dots.map(dotOf),
    ...drawing.edges.flatMap((edge) => labelOf(edge, !hasFont)),
  );
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Serialises an SVG element, or escapes a text. */
export const toMarkup = (part: SvgElement | string): string => {
  if (typeof part === 'string') return escapeXml(part);
  const { name, attributes, children } = part;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  return `<${name}${written.join('')}>${children.map(toMarkup).join('')}</${name}>`;
};

/** Converts a drawing to a standalone SVG file. */
export const toSvg = (drawing: Drawing, title: string, theme: DrawingTheme): string => {
  const svg = toSvgElement(drawing, { title });
  const style = element('style', {}, styleFor(theme));
  const lines = [style, ...svg.children].map((child) => `\n${toMarkup(child)}`);
  return toMarkup({ ...svg, children: [] }).replace('></svg>', `>${lines.join('')}\n</svg>\n`);
};
