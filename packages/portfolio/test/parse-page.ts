// Reads a file as browsers do (parse5 follows the standard), and says what is in it as a page tree.
import { type DefaultTreeAdapterTypes as Parsed, parse } from 'parse5';
import type { PageElement, PageNode } from '../src/page-tree.ts';

interface ParsedPage {
  readonly root: PageElement;
  /** What the standard calls a parse error, by its name. */
  readonly errors: readonly string[];
  /** What stands beside the root element: nothing but the document type. */
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
  if (!root) throw new Error('No root element');
  return {
    root: toTree(root),
    errors,
    others: childNodes.filter((node) => node !== root).map(({ nodeName }) => nodeName),
  };
};

/** Every element of a tree, in document order. */
export const elementsOf = (element: PageElement): readonly PageElement[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child))),
];

/** The texts of a tree, in document order. */
export const textsOf = ({ children }: PageElement): readonly string[] =>
  children.flatMap((child) => (typeof child === 'string' ? [child] : textsOf(child)));
