import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** When what had the focus is gone, undone for one, its part of the tool has it: the keyboard goes on from there. */
export const useKeptFocus = (tool: RefObject<HTMLElement | null>): void => {
  const last = useRef<{ element: Element; heading: HTMLElement | null | undefined }>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const isHere = target instanceof Element && tool.current?.contains(target);
      const heading = isHere ? target.closest('section')?.querySelector('h2') : undefined;
      last.current = isHere ? { element: target, heading } : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [tool]);
  useLayoutEffect(() => {
    const { element, heading } = last.current ?? {};
    if (element && !element.isConnected && document.activeElement === document.body) heading?.focus();
  });
};
