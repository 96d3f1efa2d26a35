import { type CartEvent, type CartRow, hasSameLines, lineToFocus } from '@loomwright/cart';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns `onEvent` for the user's own actions: when one removes the focused element, focus moves to the line that follows,
 * or `onNothingLeft` is called (CRT-9). Changes of other tabs move no focus, nor does a quantity that is applied while its
 * field is left: nothing has focus then, and it is on its way to another element.
 */
export const useFocusedAction = (
  rows: readonly CartRow[],
  list: RefObject<HTMLElement | null>,
  onEvent: (event: CartEvent) => void,
  onNothingLeft: () => void,
): ((event: CartEvent) => void) => {
  const shown = useRef(rows);
  useLayoutEffect(() => {
    shown.current = rows;
  }, [rows]);
  return (event) => {
    const { current: before } = shown;
    const isFocusOnItsWay = document.activeElement === document.body;
    // Rendered at once, so that what follows sees whether the focused element is gone.
    flushSync(() => onEvent(event));
    const { current: now } = shown;
    if (now === before || document.activeElement !== document.body) return;
    if (isFocusOnItsWay && hasSameLines(before, now)) return;
    const id = lineToFocus(before, now);
    const place =
      id !== undefined && list.current?.querySelector<HTMLElement>(`[data-line="${id}"] :is(a, button)`);
    if (place) place.focus();
    else onNothingLeft();
  };
};
