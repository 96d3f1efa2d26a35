/** The words of a text, as a union. */
type Words<T extends string> = T extends `${infer First} ${infer Rest}` ? First | Words<Rest> : T;

/** The elements of a portfolio page; no others are ever written (PGN-1). */
export type PageTag =
  Words<'html head meta title style body header main section article address h1 h2 h3 p ul li a img div br'>;

/** Their attributes. `href` holds an address from `readAddress`, `src` a picture's data address. */
export type PageAttribute =
  Words<'lang dir class id charset name content http-equiv href src alt aria-labelledby role'>;

/** A portfolio page as data: written out as a file, or shown as a document, both from the same tree. */
export type PageNode = string | PageElement;

export interface PageElement {
  readonly tag: PageTag;
  readonly attributes: Readonly<Partial<Record<PageAttribute, string>>>;
  readonly children: readonly PageNode[];
}

/** One element; undefined attributes and children are left out. */
export const element = (
  tag: PageTag,
  attributes: Readonly<Partial<Record<PageAttribute, string | undefined>>>,
  children: readonly (PageNode | undefined)[] = [],
): PageElement => ({
  tag,
  attributes: Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)),
  children: children.filter((child) => child !== undefined),
});
