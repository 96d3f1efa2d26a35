import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * When the focused element of a place disappears, focus moves to what stands in for it: `standInFor` is called when the element
 * gets the focus. Where the place is rendered again without it, not later.
 */
export const useKeptFocus = (
  place: RefObject<HTMLElement | null>,
  standInFor: (element: Element) => HTMLElement | null | undefined,
): void => {
  const last = useRef<{ element: Element; standIn: HTMLElement | null | undefined }>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const isHere = target instanceof Element && place.current?.contains(target);
      last.current = isHere ? { element: target, standIn: standInFor(target) } : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [place]);
  useLayoutEffect(() => {
    const { element, standIn } = last.current ?? {};
    if (element && !element.isConnected && document.activeElement === document.body)
      standIn?.focus({ preventScroll: true });
  });
};
