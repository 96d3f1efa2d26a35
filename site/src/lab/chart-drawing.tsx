import type { Chart } from '@loomwright/statecharts';
import { type Drawing, type SvgElement, toSvgElement } from '@loomwright/statecharts/drawing';
import { createElement, memo, useMemo } from 'react';
import { DrawnParts } from './drawn-parts.tsx';

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

const NOTHING: readonly SvgElement[] = [];

const roomFor = (drawing: Drawing): Drawing => ({ ...drawing, boxes: [], dots: [], edges: [] });

/** A chart as SVG. It is large: what stays the same in it is made once. */
export const ChartDrawing = memo(({ chart, collapsed, hrefOf, isDrawn, title, tools, whole }: Props) => {
  const drawing = useMemo(
    () => tools?.collapse(whole, chart, collapsed, hrefOf('') === undefined) ?? whole,
    [chart, collapsed, hrefOf, tools, whole],
  );
  const { attributes, children, name } = useMemo(
    () => toSvgElement(isDrawn ? drawing : roomFor(drawing), { title, hrefOf }),
    [drawing, hrefOf, isDrawn, title],
  );
  const toggles = useMemo(
    () => tools?.togglesOf(drawing, (path) => (path === '' ? chart.id : path)) ?? NOTHING,
    [chart, drawing, tools],
  );
  const { class: className, ...others } = attributes;
  return createElement(
    name,
    { className, ...others },
    <DrawnParts parts={children} />,
    tools && isDrawn && <DrawnParts parts={toggles} />,
  );
});
