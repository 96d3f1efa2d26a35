/** Puts focus at the beginning of the page's content: for whatever goes away together with the focus it has. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });
