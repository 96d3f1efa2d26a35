import { lasting, lastingStack } from '../lasting-notice/lasting-notice.css.ts';

/** In CSS pixels: below it the floating buttons stand above the content. */
const NARROW = 864;
/** What is read, typed or pressed at the edges of a phone: fields, results, answers, and what a page marks. */
const CLEAR = 'main :is(input, textarea, select, [type="submit"], output, [aria-live], [data-clear])';

const isUnder = (element: Element, { bottom, left, right, top }: DOMRect): boolean => {
  const box = element.getBoundingClientRect();
  return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
};

/**
 * Hides floating buttons (`data-floats`) on a phone while they would cover one of these, and all of them while a field is
 * being filled in; a lasting notice only while it would cover what sends a form. Returns a function that stops it.
 */
export const keepClear = (): (() => void) => {
  const look = () => {
    const { activeElement } = document;
    const clear = innerWidth < NARROW ? [...document.querySelectorAll(CLEAR)] : [];
    const isTyping = clear.some((element) => element === activeElement);
    for (const floating of document.querySelectorAll(`[data-floats], .${lasting}`)) {
      const place = floating.getBoundingClientRect();
      const covered = clear.filter((element) => isUnder(element, place));
      const isNotice = floating.classList.contains(lasting);
      const isOver = isNotice
        ? covered.some((element) => element.getAttribute('type') === 'submit')
        : isTyping || covered.length > 0;
      floating.toggleAttribute('data-covers', isOver && !floating.contains(activeElement));
    }
  };
  // A notice may appear above what is there.
  const appearing = new MutationObserver(look);
  for (const stack of document.querySelectorAll(`.${lastingStack}`))
    appearing.observe(stack, { childList: true, subtree: true });
  const events = ['focusin', 'focusout', 'scroll', 'resize'] as const;
  look();
  for (const type of events) addEventListener(type, look, { passive: true });
  return () => {
    appearing.disconnect();
    for (const type of events) removeEventListener(type, look);
  };
};
