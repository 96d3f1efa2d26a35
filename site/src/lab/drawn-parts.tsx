import { type SvgElement, toMarkup } from '@loomwright/statecharts/drawing';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

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
export const DrawnParts = ({ parts }: { readonly parts: Parts }) => {
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
