/** Keys that press something; a held Tab, arrow or page key moves on. */
const pressing = /^(?:Enter|Escape|Backspace|Delete|.)$/u;

/** Whether a key writes into its target, where it may repeat. */
const writes = (target: Element, key: string): boolean => {
  if (key === 'Escape') return false;
  return target.closest(`textarea, [contenteditable]${key === 'Enter' ? '' : ', input'}`) !== null;
};

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
      if (!repeat || !pressing.test(key) || !(target instanceof Element)) return;
      if (target === pressedAt) {
        // Other keys have an effect where text is written, or are shortcuts, which look at `repeat` themselves.
        if (!['Enter', ' ', 'Escape'].includes(key) || writes(target, key)) return;
        if (target.closest('[data-repeats]')) return;
      }
      event.stopImmediatePropagation();
      // A held Space on what is no control scrolls.
      if (key !== ' ' || target.closest('button, a, summary, input, select, textarea'))
        event.preventDefault();
    },
    { capture: true },
  );
};

const controlAt = ({ target }: Event) =>
  target instanceof Element && target.closest('a, button, summary, label');

/**
 * The second click of a double click on a control presses nothing that has come below the pointer meanwhile (CRT-9). After a
 * click into a field it is a press of its own, although browsers count it, too, where the page has scrolled.
 */
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
