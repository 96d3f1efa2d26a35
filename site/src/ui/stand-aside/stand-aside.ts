/**
 * Moves a floating element aside while it would cover the focused one (WCAG 2.4.11). Returns a function that stops it.
 */
export const standAside = (floating: HTMLElement): (() => void) => {
  const look = () => {
    // Measuring forces a layout: not during hydration, when nothing has focus.
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return floating.removeAttribute('data-aside');
    // Headings and the main content take focus after a navigation, but are no controls.
    const focused = document.querySelector(':focus-visible:not(body, h1, main)');
    const box = focused?.getBoundingClientRect();
    const { bottom, left, right, top } = floating.getBoundingClientRect();
    const isOver =
      !!box &&
      box.right > left &&
      box.left < right &&
      box.bottom > top &&
      box.top < bottom &&
      !floating.contains(focused);
    floating.toggleAttribute('data-aside', isOver);
  };
  const events = ['focusin', 'focusout', 'scroll', 'resize'] as const;
  look();
  for (const type of events) addEventListener(type, look, { passive: true });
  return () => {
    for (const type of events) removeEventListener(type, look);
    floating.removeAttribute('data-aside');
  };
};
