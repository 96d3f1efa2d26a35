const narrow = '(max-width: 40rem)';
/** What is read or typed at the right edge of a phone. */
const clear = 'main :is(input, textarea, select, output, [data-total])';

/**
 * Moves a floating element aside while it would cover the focused one (WCAG 2.4.11), and on a phone while it would cover a
 * total or a field, or a text is being typed. Returns a function that stops it.
 */
export const standAside = (floating: HTMLElement): (() => void) => {
  const isUnder = (element: Element, { bottom, left, right, top }: DOMRect) => {
    const box = element.getBoundingClientRect();
    return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
  };
  const look = (event?: Event) => {
    // Measuring forces a layout: not during hydration, when nothing has focus.
    const { activeElement } = document;
    const hasFocus = activeElement && activeElement !== document.body;
    if (!hasFocus && !event) return floating.removeAttribute('data-aside');
    const place = floating.getBoundingClientRect();
    // Headings and the main content take focus after a navigation, but are no controls.
    const focused = hasFocus && document.querySelector(':focus-visible:not(body, h1, main)');
    const isOver =
      (focused && !floating.contains(focused) && isUnder(focused, place)) ||
      (matchMedia(narrow).matches &&
        !floating.matches(':focus-visible') &&
        (activeElement?.matches(clear) ||
          [...document.querySelectorAll(clear)].some((element) => isUnder(element, place))));
    floating.toggleAttribute('data-aside', !!isOver);
  };
  const events = ['focusin', 'focusout', 'scroll', 'resize'] as const;
  look();
  for (const type of events) addEventListener(type, look, { passive: true });
  return () => {
    for (const type of events) removeEventListener(type, look);
    floating.removeAttribute('data-aside');
  };
};
