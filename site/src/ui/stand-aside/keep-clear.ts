/** In CSS pixels: below it the floating buttons stand above the content. */
const NARROW = 864;
/** What is read, typed or pressed at the edges of a phone: fields, results, answers, and what a page marks. */
const CLEAR = 'main :is(input, textarea, select, [type="submit"], output, [aria-live], [data-clear])';

const isUnder = (element: Element, { bottom, left, right, top }: DOMRect): boolean => {
  const box = element.getBoundingClientRect();
  return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
};

/**
 * Hides floating buttons (`data-floats`) on a phone while they would cover one of these, and all of them
 * while a field is being filled in. Returns a function that stops it.
 */
export const keepClear = (): (() => void) => {
  const look = () => {
    const { activeElement } = document;
    const clear = innerWidth < NARROW ? [...document.querySelectorAll(CLEAR)] : [];
    const isTyping = clear.some((element) => element === activeElement);
    for (const floating of document.querySelectorAll('[data-floats]')) {
      const place = floating.getBoundingClientRect();
      const isOver = isTyping || clear.some((element) => isUnder(element, place));
      floating.toggleAttribute('data-covers', isOver && floating !== activeElement);
    }
  };
  const events = ['focusin', 'focusout', 'scroll', 'resize'] as const;
  look();
  for (const type of events) addEventListener(type, look, { passive: true });
  return () => {
    for (const type of events) removeEventListener(type, look);
  };
};
