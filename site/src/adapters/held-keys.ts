/** Keys whose repeats may be ignored. Tab, arrow and page keys always repeat. */
const pressing = /^(?:Enter|Escape|Backspace|Delete|.)$/u;

const writes = (target: Element, key: string): boolean => {
  if (key === 'Escape') return false;
  return target.closest(`textarea, [contenteditable]${key === 'Enter' ? '' : ', input'}`) !== null;
};

/** Browsers turn a held Enter into repeated clicks (BRW-2). Only elements with `data-repeats` accept them. */
export const ignoreHeldKeys = (): void => {
  let pressedAt: EventTarget | null = null;
  addEventListener(
    'keydown',
    (event) => {
      const { key, repeat, target } = event;
      if (!repeat) pressedAt = target;
      if (!repeat || !pressing.test(key) || !(target instanceof Element)) return;
      if (target === pressedAt) {
        // Other keys edit text, or are shortcuts that check `repeat` themselves.
        if (!['Enter', ' ', 'Escape'].includes(key) || writes(target, key)) return;
        if (target.closest('[data-repeats]')) return;
      }
      event.stopImmediatePropagation();
      // Outside controls, a held Space scrolls the page.
      if (key !== ' ' || target.closest('button, a, summary, input, select, textarea'))
        event.preventDefault();
    },
    { capture: true },
  );
};

const controlAt = ({ target }: Event) =>
  target instanceof Element && target.closest('a, button, summary, label');

/** Ignores the second click of a double click if another control has moved under the pointer (CRT-9). */
export const ignoreStrayClicks = (): void => {
  let first: Element | null | false = null;
  addEventListener(
    'click',
    (event) => {
      const control = controlAt(event);
      if (event.detail < 2) first = control;
      else if (first && control && control !== first) {
        event.stopImmediatePropagation();
        event.preventDefault();
      }
    },
    { capture: true },
  );
};
