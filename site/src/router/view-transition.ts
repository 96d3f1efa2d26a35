import type { Move } from './move.ts';

const calm = '(prefers-reduced-motion: reduce)';

/** The picture of the product at `/products/{id}`, in its card or on its page. */
const findPicture = (pathname: string): HTMLElement | null => {
  const [, id] = /^\/products\/(\d+)$/.exec(pathname) ?? [];
  return id ? document.querySelector<HTMLElement>(`main img[src="/art/products/${id}.svg"]`) : null;
};

const name = (picture: HTMLElement | null, value: string) => {
  if (picture) picture.style.viewTransitionName = value;
};

/** Pages fade into each other, and a product's picture moves from its card to its page and back, where browsers can. */
export const moveInView: Move = (from, to, update) => {
  const path = to.startsWith('/products/') ? to : from;
  if (!document.startViewTransition || document.hidden || matchMedia(calm).matches) return update();
  const before = findPicture(path);
  name(before, 'product');
  const transition = document.startViewTransition(() => {
    name(before, '');
    update();
    // React renders before the next frame, from which the transition starts.
    return Promise.resolve().then(() => name(findPicture(path), 'product'));
  });
  // Skipped when the next one begins, or the tab is hidden.
  for (const end of [transition.ready, transition.updateCallbackDone]) end.catch(() => {});
  transition.finished.catch(() => {}).then(() => name(findPicture(path), ''));
};
