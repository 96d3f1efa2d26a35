import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

const wideQuery = () => window.matchMedia('(min-width: 40rem)');

const watchWidth = (onChange: () => void) => {
  const query = wideQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

export const useIsWide = () => useSyncExternalStore(watchWidth, () => wideQuery().matches);

const fitAboveKeyboard = (panel: HTMLElement) => {
  const { visualViewport: seen } = window;
  const fit = () => {
    const isCovered = seen && seen.scale === 1 && seen.height < window.innerHeight - 1;
    panel.style.height = isCovered ? `${seen.height}px` : '';
    panel.style.top = isCovered ? `${seen.offsetTop}px` : '';
  };
  fit();
  for (const type of ['resize', 'scroll'] as const) seen?.addEventListener(type, fit);
  return () => {
    for (const type of ['resize', 'scroll'] as const) seen?.removeEventListener(type, fit);
    panel.style.height = '';
    panel.style.top = '';
  };
};

/** Escape on the page also closes the panel, which may cover the focused element (WCAG 2.4.11). */
export const useEscapeOnPage = (isBesidePage: boolean, close: () => void): void => {
  const latest = useEffectEvent(close);
  useEffect(() => {
    if (!isBesidePage) return;
    const onKey = ({ defaultPrevented, isComposing, key, target }: KeyboardEvent) => {
      // A dialog handles Escape itself.
      const isOnPage = target instanceof Element && !target.closest('dialog');
      if (key === 'Escape' && isOnPage && !defaultPrevented && !isComposing) latest();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isBesidePage]);
};

interface Parts {
  readonly panel: RefObject<HTMLDialogElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly box: RefObject<HTMLElement | null>;
}

/** Opening focuses the box; closing returns the focus to the button (CHT-7). */
export const useDialog = (isOpen: boolean, isWide: boolean, { panel, scroller, box }: Parts): void => {
  useLayoutEffect(() => {
    const dialog = panel.current;
    if (!dialog) return;
    const { activeElement: before } = document;
    const wasInside = dialog.contains(before);
    const wasOpen = dialog.open;
    const scrollTop = scroller.current?.scrollTop ?? 0;
    if (wasOpen) dialog.close();
    if (!isOpen) {
      if (wasInside) document.getElementById('assistant-button')?.focus({ preventScroll: true });
      return;
    }
    if (isWide) dialog.show();
    else dialog.showModal();
    if (wasOpen) scroller.current?.scrollTo(0, scrollTop);
    // An open panel keeps the focus where it is, unless it becomes modal and the focus is outside it.
    const target = !wasOpen || (!isWide && !wasInside) ? box.current : (before as HTMLElement);
    target?.focus({ preventScroll: true });
    return isWide ? undefined : fitAboveKeyboard(dialog);
  }, [isOpen, isWide, panel, scroller, box]);
};

/** Ignores the second click of a double click, which would undo the first (CHT-1). */
export const useSinglePress = (box: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.detail < 2 || !(event.target as Element).closest('#assistant-button')) return;
      event.stopPropagation();
      box.current?.focus({ preventScroll: true });
    };
    // Captured on the document, to run before React's handlers.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [box]);
};
