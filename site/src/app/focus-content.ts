export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });
