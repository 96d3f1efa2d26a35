/** Moves focus to the beginning of the content, when the focused element is about to disappear. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });
