import type { PageElement, PageNode } from '@loomwright/portfolio';

/** The tree last applied to each element: what is equal is not patched. */
const shownBy = new WeakMap<Element, PageElement>();

const isElement = (node: PageNode): node is PageElement => typeof node !== 'string';
const isStyle = (node: PageNode): node is PageElement => isElement(node) && node.tag === 'style';

// The page's links open in a new tab.
const attributesOf = ({ attributes }: PageElement): Readonly<Record<string, string>> =>
  attributes.href === undefined ? attributes : { ...attributes, target: '_blank' };

const create = (owner: Document, node: PageNode): Node => {
  if (!isElement(node)) return owner.createTextNode(node);
  const made = owner.createElement(node.tag);
  patch(made, node);
  return made;
};

const patchAttributes = (shown: Element, node: PageElement, before: PageElement | undefined) => {
  const attributes = attributesOf(node);
  const there: Readonly<Record<string, string | null>> = before ? attributesOf(before) : {};
  for (const name of shown.getAttributeNames()) if (!(name in attributes)) shown.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes))
    if (there[name] !== value) shown.setAttribute(name, value);
};

/** Changes an element to match a page tree, touching only what differs. */
const patch = (shown: Element, node: PageElement): void => {
  const before = shownBy.get(shown);
  if (before === node) return;
  patchAttributes(shown, node, before);
  node.children.forEach((child, index) => {
    const there = shown.childNodes[index];
    if (!there) shown.append(create(shown.ownerDocument, child));
    else if (!isElement(child) && there.nodeType === Node.TEXT_NODE) {
      if (there.nodeValue !== child) there.nodeValue = child;
    } else if (isElement(child) && (there as Element).localName === child.tag) patch(there as Element, child);
    else there.replaceWith(create(shown.ownerDocument, child));
  });
  while (shown.childNodes.length > node.children.length) shown.lastChild?.remove();
  shownBy.set(shown, node);
};

const sheets = new WeakMap<Document, string>();

// The site's policy blocks style elements without a known hash; a constructed style sheet is allowed.
const applyStyle = (page: Document, text: string): void => {
  const { defaultView } = page;
  if (!defaultView || sheets.get(page) === text) return;
  const sheet = new (defaultView as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(text);
  page.adoptedStyleSheets = [sheet];
  sheets.set(page, text);
};

/** Shows a page tree of `renderPortfolio` in the document of a frame, without loading or flicker. */
export const showPage = (page: Document, tree: PageElement): void => {
  const [head, body] = tree.children as readonly PageElement[];
  if (!head || !body) return;
  applyStyle(
    page,
    head.children
      .filter(isStyle)
      .flatMap(({ children }) => children)
      .join(''),
  );
  const title = head.children.filter((node) => isElement(node) && node.tag === 'title');
  patch(page.documentElement, { ...tree, children: [{ ...head, children: title }, body] });
};
