import { type PortfolioEvent, toUndoEvent } from '@loomwright/portfolio';
import { type RefObject, useEffect } from 'react';

/** Undo and redo by keyboard within the tool, instead of the browser's own, which does not cover the lists. */
export const useUndoKeys = (
  tool: RefObject<HTMLElement | null>,
  send: (event: PortfolioEvent) => void,
): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = toUndoEvent(event);
      const { target } = event;
      const isHere = target === document.body || (target instanceof Node && tool.current?.contains(target));
      if (!step || !tool.current || !isHere) return;
      event.preventDefault();
      if (!event.repeat) send(step);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [tool, send]);
};
