const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]');

type Key = Pick<KeyboardEvent, 'altKey' | 'code' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey' | 'target'>;

/** Ctrl K or ⌘ K anywhere, and `/` outside fields unless it is switched off (SCH-1). */
export const isSearchKey = (
  { altKey, code, ctrlKey, key, metaKey, shiftKey, target }: Key,
  hasSlash: boolean,
): boolean => {
  if (altKey) return false;
  // Caps Lock capitalises the letter. A non-Latin layout has another letter at the position of K.
  if (ctrlKey || metaKey) return !shiftKey && (key > '~' ? code === 'KeyK' : key.toLowerCase() === 'k');
  // Shift is allowed, because some layouts need it for `/`.
  return key === '/' && hasSlash && !isField(target);
};
