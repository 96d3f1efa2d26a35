import { toNavigationView, type Visit } from '@loomwright/shell';
import { nextTask } from '../adapters/next-task.ts';
import type { Site } from '../app/site.ts';
import { viewNow } from '../app/use-view.ts';
import { pageAt, pageFacts } from './page-cache.ts';

/** What `main.tsx` reports before it changes the page; a prevented one is changed by the listener. */
type Moving = CustomEvent<{ readonly visit: Visit; readonly change: () => void }>;

const calm = '(prefers-reduced-motion: reduce)';

/** The picture of the product at `/products/{id}`, wherever it is shown; a document may carry it instead of its address. */
const findPicture = (pathname: string): HTMLElement | null => {
  const [, id] = /^\/products\/(\d+)$/.exec(pathname) ?? [];
  const address = `"/art/products/${id}.svg"`;
  return id
    ? document.querySelector<HTMLElement>(`main img:is([src=${address}], [data-picture=${address}])`)
    : null;
};

const name = (picture: HTMLElement | null, value: string) => {
  if (picture) picture.style.viewTransitionName = value;
};

/** Changes the page by `change` in a transition, in which the picture of the product that both pages show moves. */
export const moveInView = (from: string, to: string, change: () => void): void => {
  const path = findPicture(to) ? to : from;
  const before = findPicture(path);
  name(before, 'product');
  const transition = document.startViewTransition(() => {
    name(before, '');
    change();
    // React renders before the next frame, from which the transition starts.
    return Promise.resolve().then(() => name(findPicture(path), 'product'));
  });
  // Skipped when the next one begins, or the tab is hidden.
  for (const end of [transition.ready, transition.updateCallbackDone]) end.catch(() => {});
  transition.finished.catch(() => {}).then(() => name(findPicture(path), ''));
};

/**
 * Links to loaded pages fade, where browsers can and the user asks for no less motion. Large pages come without, in a task of
 * their own.
 */
export const watchMoves = (site: Site): void => {
  let last: Visit | undefined;
  addEventListener('site-move', (event) => {
    const { change, visit } = (event as Moving).detail;
    last = visit;
    // A transition begins a frame or more after the press: another navigation may have come meanwhile.
    const changeUnlessLate = () => last === visit && change();
    const to = visit.location.pathname;
    const from = viewNow(site.navigation, toNavigationView).visit.location.pathname;
    const isPlain = visit.cause !== 'link' || from === to || !pageFacts(to).isLoaded || document.hidden;
    if (isPlain) return;
    if (pageAt(to)?.isLarge) {
      event.preventDefault();
      // What the click does else has had its share of the task.
      void nextTask().then(changeUnlessLate);
      return;
    }
    if (!document.startViewTransition || matchMedia(calm).matches) return;
    event.preventDefault();
    moveInView(from, to, changeUnlessLate);
  });
};
