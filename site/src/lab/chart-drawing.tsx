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

// React leaves alone what is in it already.
const asInDocument = { __html: '' };
const htmlOf = (parts: Parts) =>
  import.meta.env.SSR ? { __html: parts.map(toMarkup).join('') } : asInDocument;

/**
 * Parts of a drawing: hundreds of elements that change all together. They are made by hand, since React would spend as long
 * on each of them again when the page goes; those of the document stay as they are.
 */
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
  // Permanent: only the prerendered document has markup here, in which `toMarkup` has escaped all texts. In a browser it is
  // empty, nothing is parsed, and React is told to keep what the document holds, which it would otherwise compare with that.
  return isOfDocument ? (
    <g ref={place} suppressHydrationWarning dangerouslySetInnerHTML={htmlOf(parts)} />
  ) : (
    <g ref={place} />
  );
};

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
