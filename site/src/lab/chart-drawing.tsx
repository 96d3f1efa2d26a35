import type { Chart } from '@loomwright/statecharts';
import {
  type Drawing,
  type PackedDrawing,
  type SvgElement,
  toSvgElement,
  unpackDrawing,
} from '@loomwright/statecharts/drawing';
import { createElement, memo, type ReactElement, useMemo } from 'react';
import { Link } from 'wouter';

interface Props {
  readonly chart: Chart;
  readonly packed: PackedDrawing;
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

const toElement = ({ name, attributes, children }: SvgElement, key?: number): ReactElement => {
  const { class: className, ...others } = attributes;
  const isOfSite = name === 'a' && String(others.href).startsWith('/');
  return createElement(
    // A link to a page of the site loads no document.
    (isOfSite ? Link : name) as string,
    { key, className, ...others },
    ...children.map((child, index) => (typeof child === 'string' ? child : toElement(child, index))),
  );
};

/** A chart as SVG. It is large: what stays the same in it is made once. */
export const ChartDrawing = memo(({ chart, collapsed, hrefOf, packed, title, tools }: Props) => {
  const whole = useMemo(() => unpackDrawing(chart, packed), [chart, packed]);
  const drawing = useMemo(
    () => tools?.collapse(whole, chart, collapsed, hrefOf('') === undefined) ?? whole,
    [chart, collapsed, hrefOf, tools, whole],
  );
  const svg = useMemo(() => toSvgElement(drawing, { title, hrefOf }), [drawing, title, hrefOf]);
  const parts = useMemo(
    () => svg.children.map((child, index) => (typeof child === 'string' ? child : toElement(child, index))),
    [svg],
  );
  const toggles = tools?.togglesOf(drawing, (path) => (path === '' ? chart.id : path));
  const { class: className, ...others } = svg.attributes;
  return createElement(
    svg.name,
    { className, ...others },
    parts,
    toggles && <g key="toggles">{toggles.map(toElement)}</g>,
  );
});
