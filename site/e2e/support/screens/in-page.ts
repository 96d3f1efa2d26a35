import type * as Axe from 'axe-core';

/** What a test looks for: an element by its role, or a form field by its label. */
export type Kind = 'link' | 'button' | 'heading' | 'field' | 'option';

export interface Wanted {
  readonly kind: Kind;
  readonly name: string;
  readonly isPattern: boolean;
}

/**
 * The first visible element of a kind with this accessible name, scrolled into view; null when there is none. Runs in the
 * page, where only its own text goes: axe computes names alike in every engine.
 */
export const findInPage = ({ isPattern, kind, name }: Wanted) => {
  const selectors: Readonly<Record<Kind, string>> = {
    link: 'a[href]',
    button: 'button, summary, [role="button"]',
    heading: 'h1, h2, h3',
    field: 'input, textarea, select',
    option: 'label',
  };
  const { axe } = window as unknown as {
    axe: typeof Axe & { setup: (node: Element) => void; teardown: () => void };
  };
  const { text } = axe.commons as { text: { accessibleText: (element: Element) => string } };
  axe.teardown();
  axe.setup(document.documentElement);
  const nameOf = (element: Element) =>
    (kind === 'option' || kind === 'heading' ? (element.textContent ?? '') : text.accessibleText(element))
      .replaceAll(/\s+/g, ' ')
      .trim();
  const element = [...document.querySelectorAll(selectors[kind])].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      (isPattern ? new RegExp(name).test(nameOf(one)) : nameOf(one) === name),
  );
  axe.teardown();
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A link of several lines has no centre of its own.
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return {
    x,
    y,
    /** Whether a click there meets the element, and nothing above it. */
    isReachable:
      hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label') !== null),
    isFocused: document.activeElement === element,
    value: element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '',
  };
};

/** The visible text of the page. */
// biome-ignore lint/performance/useDomNodeTextContent: `textContent` has hidden texts too.
export const textOfPage = () => document.body.innerText.replaceAll(/\s+/g, ' ');

/** The label or text of the focused element, which is enough to know a control by. */
export const nameOfFocus = (): string => {
  const focused = document.activeElement;
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : undefined;
  return (focused?.ariaLabel ?? label ?? focused?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
};

/** Axe's violations on the page as it is. */
export const violationsInPage = async () => {
  const { dataset } = document.documentElement;
  const before = dataset.background;
  // Axe cannot compute contrast over the background.
  dataset.background = 'off';
  const { axe } = window as unknown as { axe: typeof Axe };
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  if (before === undefined) delete dataset.background;
  else dataset.background = before;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};
