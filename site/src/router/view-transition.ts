import { toNavigationView, type Visit } from '@loomwright/shell';
import { nextTask } from '../adapters/next-task.ts';
import type { Site } from '../app/site.ts';
import { viewNow } from '../app/use-view.ts';
import { pageAt, pageFacts } from './page-cache.ts';

const calm = '(prefers-reduced-motion: reduce)';

/** The picture of the product at `/products/{id}`. If it is inlined, `data-picture` contains its address. */
const findPicture = (pathname: string): HTMLElement | null => {
  const [, id] = /^\/products\/(\d+)$/.exec(pathname) ?? [];
  const address = `"/art/products/${id}.svg"`;
  return id
    ? document.querySelector<HTMLElement>(`main img:is([src=${address}], [data-picture=${address}])`)
    : null;
};

let named: HTMLElement | null = null;

/** The browser skips a transition in which two elements have the same name. */
const giveName = (picture: HTMLElement | null) => {
  if (named) named.style.viewTransitionName = '';
  named = picture;
  if (picture) picture.style.viewTransitionName = 'product';
};

let latest: ViewTransition | undefined;

export const moveInView = (from: string, to: string, change: () => void): void => {
  const path = findPicture(to) ? to : from;
  giveName(findPicture(path));
  const transition = document.startViewTransition(async () => {
    // A transition skipped by a newer one still changes the page, but must not change the name.
    const isLatest = latest === transition;
    if (isLatest) giveName(null);
    change();
    // Lets React render before the transition takes its snapshot.
    await Promise.resolve();
    if (isLatest) giveName(findPicture(path));
  });
  latest = transition;
  // Both promises reject if the transition is skipped.
  for (const end of [transition.ready, transition.updateCallbackDone]) end.catch(() => {});
  transition.finished
    .catch(() => {})
    .then(() => {
      if (latest === transition) giveName(null);
    });
};

/** Runs `change` unless a later visit has replaced this one. */
export type Move = (visit: Visit, change: () => void) => void;

/** Fades between pages, unless the user prefers reduced motion. A large page appears without a fade. */
export const createMove = (site: Site): Move => {
  let last: Visit | undefined;
  return (visit, change) => {
    last = visit;
    // A transition starts at least one frame later, when another visit may have begun.
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
