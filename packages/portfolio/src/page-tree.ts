type Words<T extends string> = T extends `${infer First} ${infer Rest}` ? First | Words<Rest> : T;

/** The only elements a page may contain (PGN-1). */
export type PageTag =
  Words<'html head meta title style body header main section article address h1 h2 h3 p ul li a img div br'>;

/** `href` is always from `readAddress`, `src` always a data URL of a picture. */
export type PageAttribute =
  Words<'lang dir class id charset name content http-equiv href src alt aria-labelledby role'>;

export type PageNode = string | PageElement;

export interface PageElement {
  readonly tag: PageTag;
  readonly attributes: Readonly<Partial<Record<PageAttribute, string>>>;
  readonly children: readonly PageNode[];
}

/** Leaves out undefined attributes and children. */
export const element = (
  tag: PageTag,
  attributes: Readonly<Partial<Record<PageAttribute, string | undefined>>>,
  children: readonly (PageNode | undefined)[] = [],
): PageElement => ({
  tag,
  attributes: Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)),
  children: children.filter((child) => child !== undefined),
});
