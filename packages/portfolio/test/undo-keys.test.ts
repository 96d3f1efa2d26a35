import { describe, expect, it } from 'vitest';
import { toUndoEvent } from '../src/undo-keys.ts';

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false };
const eventOf = (key: string, held: Partial<typeof plain> = {}) =>
  toUndoEvent({ ...plain, key, ...held })?.type;

describe('[PGN-1] the keys of undo and redo', () => {
  it('are those of Windows, Linux and macOS, with capitals too', () => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
      expect(eventOf('z', held)).toBe('portfolio.undo');
      expect(eventOf('Z', held)).toBe('portfolio.undo');
      expect(eventOf('Z', { ...held, shiftKey: true })).toBe('portfolio.redo');
    }
    expect(eventOf('y', { ctrlKey: true })).toBe('portfolio.redo');
  });

  it('are not typed text, other shortcuts, or the keys of an input method', () => {
    expect(eventOf('z')).toBeUndefined();
    expect(eventOf('z', { shiftKey: true })).toBeUndefined();
    expect(eventOf('y', { metaKey: true })).toBeUndefined();
    expect(eventOf('x', { ctrlKey: true })).toBeUndefined();
    // AltGr counts as Ctrl and Alt.
    expect(eventOf('z', { ctrlKey: true, altKey: true })).toBeUndefined();
    expect(eventOf('z', { ctrlKey: true, isComposing: true })).toBeUndefined();
  });
});
