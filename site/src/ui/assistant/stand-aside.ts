/**
 * What floats above the page is out of the way while it would cover what has focus, wherever the page is scrolled to
 * (WCAG 2.4.11). The keyboard reaches it all the same, and then it is back. Returns what ends that.
 */
export const standAside = (floating: HTMLElement): (() => void) => {
  const look = () => {
    // Measuring lays the page out: not while it comes alive, when nothing has focus.
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return floating.removeAttribute('data-aside');
    // Headings and the content take focus after a navigation; neither is a control.
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
