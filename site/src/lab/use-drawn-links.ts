import { type RefObject, useEffect } from 'react';
import { useLocation } from 'wouter';

/** Links in a drawing to pages of the site load no document: they are no elements of React's, so the frame listens. */
export const useDrawnLinks = (frame: RefObject<HTMLElement | null>): void => {
  const [, navigate] = useLocation();
  useEffect(() => {
    const element = frame.current;
    const onClick = (event: MouseEvent) => {
      const { altKey, button, ctrlKey, metaKey, shiftKey, target } = event;
      const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
      if (!href?.startsWith('/') || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      navigate(href);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [frame, navigate]);
};
