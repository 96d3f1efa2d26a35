import type { PortfolioEvent } from './portfolio-events.ts';

/** What a keyboard event says of a key, by the names of the DOM. */
export interface PressedKey {
  readonly key: string;
  /** Its place on the keyboard, by the letter of an American one: `KeyZ`. */
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
}

/** Undo by Ctrl+Z, redo by Ctrl+Shift+Z or Ctrl+Y; on a Mac by Cmd, where Cmd+Y is the browser's own. */
export const toUndoEvent = (pressed: PressedKey): PortfolioEvent | undefined => {
  const { altKey, ctrlKey, isComposing, metaKey, shiftKey } = pressed;
  if (!(ctrlKey || metaKey) || altKey || isComposing) return undefined;
  // On a keyboard without Latin letters, as Cyrillic ones, by its place.
  const key = (pressed.key > '~' ? pressed.code.slice(3) : pressed.key).toLowerCase();
  if (key === 'z') return { type: shiftKey ? 'portfolio.redo' : 'portfolio.undo' };
  return key === 'y' && !metaKey ? { type: 'portfolio.redo' } : undefined;
};
