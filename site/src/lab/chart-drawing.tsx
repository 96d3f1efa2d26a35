import { type Chart, type Drawing, type SvgElement, toMarkup, toSvgElement } from '@loomwright/statecharts';
import { createElement, memo, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import * as styles from './chart.css.ts';

type Parts = readonly (SvgElement | string)[];

const toNode = (part: SvgElement | string): SVGElement | string => {
  if (typeof part === 'string') return part;
  const { attributes, children, name } = part;
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...children.map(toNode));
  return node;
};

const never = () => () => {};

// React keeps the prerendered content if the markup is empty.
const asInDocument = { __html: '' };
const htmlOf = (parts: Parts) =>
  import.meta.env.SSR ? { __html: parts.map(toMarkup).join('') } : asInDocument;

/** Created without React, which would take too long to mount and unmount hundreds of elements. */
const DrawnParts = ({ parts }: { readonly parts: Parts }) => {
  const place = useRef<SVGGElement>(null);
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isOfDocument] = useState(isHydrating);
  const shown = useRef(isOfDocument ? parts : undefined);
  useLayoutEffect(() => {
    if (shown.current === parts) return;
    shown.current = parts;
    place.current?.replaceChildren(...parts.map(toNode));
  }, [parts]);
  // `isOfDocument` never changes. Only the prerenderer sets markup here, with escaped text.
  return isOfDocument ? (
    <g ref={place} suppressHydrationWarning dangerouslySetInnerHTML={htmlOf(parts)} />
  ) : (
    <g ref={place} />
  );
};

interface Props {
  readonly chart: Chart;
  /** The drawing with no state collapsed. */
  readonly whole: Drawing;
  /** False while only the space for the drawing is reserved. */
  readonly isDrawn: boolean;
  readonly title: string;
  readonly hrefOf: (path: string) => string | undefined;
  readonly collapsed: readonly string[];
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

export const ChartDrawing = memo(({ chart, collapsed, hrefOf, isDrawn, title, tools, whole }: Props) => {
  const drawing = useMemo(
    () => tools?.collapse(whole, chart, collapsed, hrefOf('') === undefined) ?? whole,
    [chart, collapsed, hrefOf, tools, whole],
  );
  const { attributes, children, name } = useMemo(
    () => toSvgElement(isDrawn ? drawing : roomFor(drawing), { hasFont: true, hrefOf, title }),
    [drawing, hrefOf, isDrawn, title],
  );
  const toggles = useMemo(
    () => tools?.togglesOf(drawing, (path) => (path === '' ? chart.id : path)) ?? NOTHING,
    [chart, drawing, tools],
  );
  const { class: className, ...others } = attributes;
  return createElement(
    name,
    { className: `${className} ${styles.drawing}`, ...others },
    <DrawnParts parts={children} />,
    tools && isDrawn && <DrawnParts parts={toggles} />,
  );
});
