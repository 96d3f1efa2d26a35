import type { PageElement, PageNode } from '@loomwright/portfolio';

const sameElement = (shown: Node, node: PageElement): shown is Element =>
  shown.nodeType === Node.ELEMENT_NODE && (shown as Element).localName === node.tag;

const create = (owner: Document, node: PageNode): Node => {
  if (typeof node === 'string') return owner.createTextNode(node);
  const made = owner.createElement(node.tag);
  patch(made, node);
  return made;
};

/** Makes an element say what a page tree says, changing no more of it than differs. */
export const patch = (shown: Element, { attributes, children }: PageElement): void => {
  for (const name of shown.getAttributeNames()) if (!(name in attributes)) shown.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes))
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  children.forEach((child, index) => {
    const there = shown.childNodes[index];
    if (!there) shown.append(create(shown.ownerDocument, child));
    else if (typeof child === 'string' && there.nodeType === Node.TEXT_NODE) {
      if (there.nodeValue !== child) there.nodeValue = child;
    } else if (typeof child !== 'string' && sameElement(there, child)) patch(there, child);
    else there.replaceWith(create(shown.ownerDocument, child));
  });
  while (shown.childNodes.length > children.length) shown.lastChild?.remove();
};

const isStyle = (node: PageNode): node is PageElement => typeof node !== 'string' && node.tag === 'style';

const sheets = new WeakMap<Document, { readonly text: string }>();

// The site's policy lets no style in that it does not know by its hash; a constructed sheet is ours to make.
const wear = (page: Document, text: string): void => {
  const { defaultView } = page;
  if (!defaultView || sheets.get(page)?.text === text) return;
  const sheet = new (defaultView as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(text);
  page.adoptedStyleSheets = [sheet];
  sheets.set(page, { text });
};

/** Shows a page tree, as `renderPortfolio` makes it, in the document of a frame: nothing is loaded, nothing flickers. */
export const showPage = (page: Document, { attributes, children }: PageElement): void => {
  const [head, body] = children as readonly PageElement[];
  if (!head || !body) return;
  wear(
    page,
    head.children
      .filter(isStyle)
      .flatMap(({ children }) => children)
      .join(''),
  );
  patch(page.documentElement, {
    tag: 'html',
    attributes,
    // Links of the page open beside it, in tabs of their own.
    children: [{ ...head, children: head.children.filter((node) => !isStyle(node) && isTitle(node)) }, body],
  });
};

const isTitle = (node: PageNode): boolean => typeof node !== 'string' && node.tag === 'title';
