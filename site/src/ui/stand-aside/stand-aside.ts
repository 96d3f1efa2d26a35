/** In CSS pixels: below it the floating buttons stand above the content. */
const NARROW = 640;
/** What is read or typed at the edges of a phone: fields, results, answers, totals. */
const CLEAR = 'main :is(input, textarea, select, [type="submit"], output, [aria-live], [data-total])';

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
    const { activeElement, body } = document;
    const isNarrow = innerWidth < NARROW;
    // Measuring forces a layout: not during hydration, when nothing has focus.
    if ((activeElement ?? body) === body && !(event && isNarrow))
      return floating.removeAttribute('data-aside');
    // Headings and the main content take focus after a navigation, but are no controls.
    const focused = document.querySelector(':focus-visible:not(body, h1, main)');
    const clear = isNarrow && focused !== floating ? document.querySelectorAll(CLEAR) : [];
    const place = floating.getBoundingClientRect();
    floating.toggleAttribute(
      'data-aside',
      [...clear].some((one) => one === activeElement || isUnder(one, place)) ||
        (focused !== null && !floating.contains(focused) && isUnder(focused, place)),
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
