import type { PortfolioEvent } from '@loomwright/portfolio';
import { type RefObject, useEffect } from 'react';

type Step = 'portfolio.undo' | 'portfolio.redo';

const stepOf = ({
  altKey,
  ctrlKey,
  isComposing,
  key,
  metaKey,
  shiftKey,
}: KeyboardEvent): Step | undefined => {
  if (!(ctrlKey || metaKey) || altKey || isComposing) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'portfolio.redo' : 'portfolio.undo';
  return letter === 'y' && !metaKey ? 'portfolio.redo' : undefined;
};

/** Undo and redo by keyboard within the tool, instead of the browser's own, which does not cover the lists. */
export const useUndoKeys = (
  tool: RefObject<HTMLElement | null>,
  send: (event: PortfolioEvent) => void,
): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOf(event);
      const { target } = event;
      const isHere = target === document.body || (target instanceof Node && tool.current?.contains(target));
      if (!step || !tool.current || !isHere) return;
      event.preventDefault();
      send({ type: step });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [tool, send]);
};
