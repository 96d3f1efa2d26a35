/** In CSS pixels: below it the floating buttons stand above the content. */
const NARROW = 640;
/** What is read or typed at the edges of a phone. */
const CLEAR = 'main :is(input, textarea, select, output, [data-total])';

const isUnder = (element: Element, { bottom, left, right, top }: DOMRect): boolean => {
  const box = element.getBoundingClientRect();
  return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
};

/**
 * Moves a floating element aside while it would cover the focused one (WCAG 2.4.11); on a phone also while it would cover a
 * total or a field, and while one is being filled in. Returns a function that stops it.
 */
export const standAside = (floating: HTMLElement): (() => void) => {
  const look = (event?: Event) => {
    // Measuring forces a layout: not during hydration, when nothing has focus.
    const { activeElement } = document;
    const isIdle = !activeElement || activeElement === document.body;
    if (isIdle && !event) return floating.removeAttribute('data-aside');
    const place = floating.getBoundingClientRect();
    // Headings and the main content take focus after a navigation, but are no controls.
    const focused = isIdle ? null : document.querySelector(':focus-visible:not(body, h1, main)');
    const isOver = focused !== null && !floating.contains(focused) && isUnder(focused, place);
    const clear = innerWidth < NARROW && focused !== floating ? [...document.querySelectorAll(CLEAR)] : [];
    floating.toggleAttribute(
      'data-aside',
      isOver || clear.some((element) => element === activeElement || isUnder(element, place)),
    );
  };
  const events = ['focusin', 'focusout', 'scroll', 'resize'] as const;
  look();
  for (const type of events) addEventListener(type, look, { passive: true });
  return () => {
    for (const type of events) removeEventListener(type, look);
    floating.removeAttribute('data-aside');
  };
};
