const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]');

/** The parts of a `KeyboardEvent` that decide. */
type Key = Pick<KeyboardEvent, 'altKey' | 'code' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey' | 'target'>;

/**
 * Whether a key opens the search (SCH-1): Ctrl K or ⌘ K anywhere, and `/` outside of fields, unless switched off. The
 * pre-paint script asks it too, before hydration.
 */
export const isSearchKey = (
  { altKey, code, ctrlKey, key, metaKey, shiftKey, target }: Key,
  hasSlash: boolean,
): boolean => {
  if (altKey) return false;
  // Caps Lock makes it a capital letter. A layout without Latin letters has another letter where K is.
  if (ctrlKey || metaKey) return !shiftKey && (key > '~' ? code === 'KeyK' : key.toLowerCase() === 'k');
  // Some keyboards have it behind Shift.
  return key === '/' && hasSlash && !isField(target);
};
