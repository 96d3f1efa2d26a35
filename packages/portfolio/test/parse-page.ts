// Parses a file as browsers do, and returns it as a page tree.
import { type DefaultTreeAdapterTypes as Parsed, parse } from 'parse5';
import type { PageElement, PageNode } from '../src/page-tree.ts';

interface ParsedPage {
  readonly root: PageElement;
  readonly errors: readonly string[];
  /** Siblings of the root element; only the doctype is expected. */
  readonly others: readonly string[];
}

const toTree = (node: Parsed.Element): PageElement => ({
  tag: node.tagName as PageElement['tag'],
  attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
  children: node.childNodes.map((child): PageNode => {
    if ('value' in child) return child.value;
    if ('tagName' in child) return toTree(child);
    throw new Error(`Neither an element nor text: ${child.nodeName}`);
  }),
});

export const parsePage = (html: string): ParsedPage => {
  const errors: string[] = [];
  const { childNodes } = parse(html, { onParseError: ({ code }) => errors.push(code) });
  const root = childNodes.find((node): node is Parsed.Element => 'tagName' in node);
  if (!root) throw new Error('There is no root element');
  return {
    root: toTree(root),
    errors,
    others: childNodes.filter((node) => node !== root).map(({ nodeName }) => nodeName),
  };
};

export const elementsOf = (element: PageElement): readonly PageElement[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child))),
];

export const textsOf = ({ children }: PageElement): readonly string[] =>
  children.flatMap((child) => (typeof child === 'string' ? [child] : textsOf(child)));
