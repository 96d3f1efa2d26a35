import type { PortfolioEvent } from './portfolio-events.ts';

export interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
}

/** On a Mac, Cmd+Y belongs to the browser. */
export const toUndoEvent = (pressed: PressedKey): PortfolioEvent | undefined => {
  const { altKey, ctrlKey, isComposing, metaKey, shiftKey } = pressed;
  if (!(ctrlKey || metaKey) || altKey || isComposing) return undefined;
  // Keyboards without Latin letters are matched by position.
  const key = (pressed.key > '~' ? pressed.code.slice(3) : pressed.key).toLowerCase();
  if (key === 'z') return { type: shiftKey ? 'portfolio.redo' : 'portfolio.undo' };
  return key === 'y' && !metaKey ? { type: 'portfolio.redo' } : undefined;
};
