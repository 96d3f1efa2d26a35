import type { PageElement, PageNode } from './page-tree.ts';

const VOID = new Set(['meta', 'img', 'br']);

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => references[sign] ?? '');

const write = (node: PageNode): string => {
  if (typeof node === 'string') return escapeText(node);
  const { tag, attributes, children } = node;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`);
  const start = `<${tag}${written.join('')}>`;
  if (VOID.has(tag)) return start;
  // The style is ours and needs no escaping; a test makes sure that it contains no end tag.
  const inner = tag === 'style' ? children.join('') : children.map(write).join('');
  return `${start}${inner}</${tag}>`;
};

/** No trailing line break: browsers would parse it into the body. */
export const toHtml = (page: PageElement): string => `<!doctype html>\n${write(page)}`;
