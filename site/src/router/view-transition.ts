import { toNavigationView, type Visit } from '@loomwright/shell';
import { nextTask } from '../adapters/next-task.ts';
import type { Site } from '../app/site.ts';
import { viewNow } from '../app/use-view.ts';
import { pageAt, pageFacts } from './page-cache.ts';

const calm = '(prefers-reduced-motion: reduce)';

/** The picture of the product at `/products/{id}`, wherever it is shown; a document may carry it instead of its address. */
const findPicture = (pathname: string): HTMLElement | null => {
  const [, id] = /^\/products\/(\d+)$/.exec(pathname) ?? [];
  const address = `"/art/products/${id}.svg"`;
  return id
    ? document.querySelector<HTMLElement>(`main img:is([src=${address}], [data-picture=${address}])`)
    : null;
};

let named: HTMLElement | null = null;

/** One picture has the name at a time: with two, the browser would skip the transition. */
const giveName = (picture: HTMLElement | null) => {
  if (named) named.style.viewTransitionName = '';
  named = picture;
  if (picture) picture.style.viewTransitionName = 'product';
};

let latest: ViewTransition | undefined;

/** Changes the page by `change` in a transition, in which the picture of the product that both pages show moves. */
export const moveInView = (from: string, to: string, change: () => void): void => {
  const path = findPicture(to) ? to : from;
  giveName(findPicture(path));
  const transition = document.startViewTransition(async () => {
    // One that was skipped, as the next began, still changes the page; the name is the next one's.
    const isLatest = latest === transition;
    if (isLatest) giveName(null);
    change();
    // React renders before the next frame, from which the transition starts.
    await Promise.resolve();
    if (isLatest) giveName(findPicture(path));
  });
  latest = transition;
  // Skipped when the next one begins, or the tab is hidden.
  for (const end of [transition.ready, transition.updateCallbackDone]) end.catch(() => {});
  transition.finished
    .catch(() => {})
    .then(() => {
      if (latest === transition) giveName(null);
    });
};

/** Changes the shown page to that of a visit by calling `change`, which is skipped when another visit has come meanwhile. */
export type Move = (visit: Visit, change: () => void) => void;

/**
 * Links to loaded pages fade, where browsers can and the user has not requested reduced motion. Large pages come without a
 * fade, in a task of their own.
 */
export const createMove = (site: Site): Move => {
  let last: Visit | undefined;
  return (visit, change) => {
    last = visit;
    // A transition begins a frame or more after the press.
    const changeUnlessLate = () => last === visit && change();
    const to = visit.location.pathname;
    const from = viewNow(site.navigation, toNavigationView).visit.location.pathname;
    const isPlain = visit.cause !== 'link' || from === to || !pageFacts(to).isLoaded || document.hidden;
    if (isPlain) change();
    else if (pageAt(to)?.isLarge) void nextTask().then(changeUnlessLate);
    else if (!document.startViewTransition || matchMedia(calm).matches) change();
    else moveInView(from, to, changeUnlessLate);
  };
};
