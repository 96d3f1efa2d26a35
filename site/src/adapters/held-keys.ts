const acting = ['Enter', ' ', 'Escape'];

/** Where Enter and Space write. */
const writes = (target: Element, key: string) =>
  target.closest(key === 'Enter' ? 'textarea, [contenteditable]' : 'textarea, input, [contenteditable]');

/**
 * One press has one effect, however long its key is held (BRW-2): a browser repeats a held Enter as a click. Only elements
 * marked `data-repeats` repeat, and only where the key was pressed: focus may have moved to another element meanwhile.
 */
export const ignoreHeldKeys = (): void => {
  let pressedAt: EventTarget | null = null;
  addEventListener(
    'keydown',
    (event) => {
      const { key, repeat, target } = event;
      if (!repeat) pressedAt = target;
      if (!repeat || !acting.includes(key) || !(target instanceof Element) || writes(target, key)) return;
      if (target === pressedAt && target.closest('[data-repeats]')) return;
      event.stopImmediatePropagation();
      // A held Space on what is no control scrolls.
      if (key !== ' ' || target.closest('button, a, summary, input, select')) event.preventDefault();
    },
    { capture: true },
  );
};
