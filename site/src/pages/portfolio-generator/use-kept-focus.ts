import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** When the focused element disappears, for example by undo, focus moves to its section's heading. */
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
