import type { Chart } from '@loomwright/statecharts';
import { type Drawing, type SvgElement, toSvgElement } from '@loomwright/statecharts/drawing';
import { createElement, memo, type ReactElement, useMemo } from 'react';
import { Link } from 'wouter';

interface Props {
  readonly chart: Chart;
  /** With no state collapsed. */
  readonly whole: Drawing;
  /** Whether there is more than room for it. */
  readonly isDrawn: boolean;
  /** What a screen reader calls the drawing. */
  readonly title: string;
  /** Where the title of a state leads. */
  readonly hrefOf: (path: string) => string | undefined;
  /** The paths of the states whose inside is hidden. */
  readonly collapsed: readonly string[];
  /** What hides it, and shows it again; undefined until the page is alive. */
  readonly tools: CollapsingTools | undefined;
}

export interface CollapsingTools {
  readonly collapse: (
    drawing: Drawing,
    chart: Chart,
    collapsed: readonly string[],
    isMap: boolean,
  ) => Drawing;
  readonly togglesOf: (drawing: Drawing, nameOf: (path: string) => string) => readonly SvgElement[];
}

/** Keys by what parts of a drawing tell of: what is marked by hand keeps its mark, and nothing else gets it. */
const toElements = (parts: readonly (SvgElement | string)[]): readonly (ReactElement | string)[] => {
  const counts = new Map<string, number>();
  return parts.map((part) => {
    if (typeof part === 'string') return part;
    const { attributes, name } = part;
    const what = `${name} ${attributes['data-state'] ?? attributes['data-keys'] ?? attributes['data-toggle'] ?? ''}`;
    const count = counts.get(what) ?? 0;
    counts.set(what, count + 1);
    return toElement(part, `${what} ${count}`);
  });
};

const toElement = ({ name, attributes, children }: SvgElement, key: string): ReactElement => {
  const { class: className, ...others } = attributes;
  const isOfSite = name === 'a' && String(others.href).startsWith('/');
  return createElement(
    // A link to a page of the site loads no document.
    (isOfSite ? Link : name) as string,
    { key, className, ...others },
    toElements(children),
  );
};

const withoutParts = (drawing: Drawing): Drawing => ({ ...drawing, boxes: [], dots: [], edges: [] });

/** A chart as SVG. It is large: what stays the same in it is made once. */
export const ChartDrawing = memo(({ chart, collapsed, hrefOf, isDrawn, title, tools, whole }: Props) => {
  const drawing = useMemo(
    () => tools?.collapse(whole, chart, collapsed, hrefOf('') === undefined) ?? whole,
    [chart, collapsed, hrefOf, tools, whole],
  );
  const svg = useMemo(
    () => toSvgElement(isDrawn ? drawing : withoutParts(drawing), { title, hrefOf }),
    [drawing, hrefOf, isDrawn, title],
  );
  const parts = useMemo(() => toElements(svg.children), [svg]);
  const toggles = tools?.togglesOf(drawing, (path) => (path === '' ? chart.id : path));
  const { class: className, ...others } = svg.attributes;
  return createElement(
    svg.name,
    { className, ...others },
    parts,
    toggles && <g key="toggles">{toElements(toggles)}</g>,
  );
});
