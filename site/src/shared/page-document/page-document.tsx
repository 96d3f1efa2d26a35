import type { PageElement, PageNode, PageTag } from '@loomwright/portfolio';
import { createElement, memo, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';

const isElement = (node: PageNode): node is PageElement => typeof node !== 'string';

const find = ({ children }: PageElement, tag: PageTag): PageElement | undefined =>
  children.filter(isElement).find((child) => child.tag === tag);

const textOf = (node: PageElement | undefined): string =>
  (node?.children ?? []).filter((child) => !isElement(child)).join('');

// Text next to other nodes gets its own element, as in all components (decision 73).
const toNodes = ({ children }: PageElement): readonly ReactNode[] =>
  children.map((child, place) => {
    if (isElement(child)) return <Part key={place} node={child} />;
    return children.length > 1 ? <span key={place}>{child}</span> : child;
  });

/** Skips rendering if the element is equal to the previous one. */
const Part = memo(({ node }: { readonly node: PageElement }) => {
  const { class: className, ...attributes } = node.attributes;
  const target = attributes.href === undefined ? undefined : '_blank';
  return createElement(node.tag, { ...attributes, className, target }, ...toNodes(node));
});

interface Props {
  readonly page: Document;
  readonly tree: PageElement;
}

/** Updates the frame's document in place, without loading or flicker. */
export const PageDocument = ({ page, tree }: Props) => {
  const [head, body] = [find(tree, 'head'), find(tree, 'body')];
  const style = textOf(head && find(head, 'style'));
  const title = textOf(head && find(head, 'title'));
  useLayoutEffect(() => {
    const { defaultView } = page;
    if (!defaultView) return;
    // The site's policy blocks style elements with an unknown hash, but allows constructed style sheets.
    const sheet = new (defaultView as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(style);
    page.adoptedStyleSheets = [sheet];
  }, [page, style]);
  useLayoutEffect(() => {
    page.title = title;
    const { class: className = '', lang = '' } = tree.attributes;
    Object.assign(page.documentElement, { className, lang });
    page.body.className = body?.attributes.class ?? '';
  }, [page, title, tree, body]);
  return useMemo(() => body && createPortal(toNodes(body), page.body), [body, page]);
};
