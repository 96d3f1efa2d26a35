/** For when the focused element is about to be removed. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });
