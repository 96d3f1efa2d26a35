import { describe, expect, it } from 'vitest';
import { toUndoEvent } from '../src/undo-keys.ts';

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false };
const eventOf = (key: string, held: Partial<typeof plain> = {}, code = '') =>
  toUndoEvent({ ...plain, key, code, ...held })?.type;

describe('the undo and redo keys', { tags: ['PGN-1'] }, () => {
  it('match Windows, Linux and macOS, also with Caps Lock', () => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
      expect(eventOf('z', held)).toBe('portfolio.undo');
      expect(eventOf('Z', held)).toBe('portfolio.undo');
      expect(eventOf('Z', { ...held, shiftKey: true })).toBe('portfolio.redo');
    }
    expect(eventOf('y', { ctrlKey: true })).toBe('portfolio.redo');
  });

  it('are matched by position on keyboards without Latin letters', () => {
    const held = { ctrlKey: true };
    expect(eventOf('я', held, 'KeyZ')).toBe('portfolio.undo');
    expect(eventOf('Я', { ...held, shiftKey: true }, 'KeyZ')).toBe('portfolio.redo');
    expect(eventOf('ط', held, 'KeyY')).toBe('portfolio.redo');
    expect(eventOf('ф', held, 'KeyA')).toBeUndefined();
    // German keyboards have Z and Y the other way round.
    expect(eventOf('z', held, 'KeyY')).toBe('portfolio.undo');
    expect(eventOf('y', held, 'KeyZ')).toBe('portfolio.redo');
  });

  it('do not include typed text, other shortcuts, or the keys of an input method', () => {
    expect(eventOf('z')).toBeUndefined();
    expect(eventOf('z', { shiftKey: true })).toBeUndefined();
    expect(eventOf('y', { metaKey: true })).toBeUndefined();
    expect(eventOf('x', { ctrlKey: true })).toBeUndefined();
    // AltGr counts as Ctrl and Alt.
    expect(eventOf('z', { ctrlKey: true, altKey: true })).toBeUndefined();
    expect(eventOf('z', { ctrlKey: true, isComposing: true })).toBeUndefined();
  });
});
