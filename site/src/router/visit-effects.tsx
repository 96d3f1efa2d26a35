import { toNavigationView } from '@loomwright/shell';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigation, useSite } from '../app/providers.tsx';
import { viewNow } from '../app/use-view.ts';
import { FocusClaimContext } from '../ui/page/focus-claim.ts';
import { titleFor } from './page-cache.ts';

/** None for an empty hash. */
const targetOf = (hash: string): Element | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/** Scrolls to a saved position, else to the section of the hash, else to the top. */
export const scrollToPlace = (savedScrollY: number | undefined, hash: string): void => {
  const target = targetOf(hash);
  if (savedScrollY === undefined && target) target.scrollIntoView();
  else window.scrollTo(0, savedScrollY ?? 0);
};

/** Title and canonical address; the rest of the head is for crawlers, which read documents. */
const nameDocument = (pathname: string) => {
  document.title = titleFor(pathname);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // Not resolved against it: `//x` would be a host.
  if (canonical) canonical.href = new URL(canonical.href).origin + pathname;
};

/** The effects of a visit: title, scroll position, and focus for the page's heading (RTE-3). */
export const VisitEffects = ({ children }: { readonly children: ReactNode }) => {
  const { navigation, world } = useSite();
  const { visit } = useNavigation();
  // What had the focus when the page was left, or the dialog around it, whose content may be gone by then; undefined once the
  // new heading has claimed the focus.
  const leftFrom = useRef<Element | null>(undefined);
  const before = useRef(visit);

  useEffect(() => {
    let { pathname } = viewNow(navigation, toNavigationView).visit.location;
    let hasFailed = false;
    const subscription = navigation.subscribe((snapshot) => {
      const { isFailed, isLoading, visit } = toNavigationView(snapshot);
      const { location } = visit;
      if (location.pathname !== pathname || (hasFailed && !isFailed && !isLoading)) {
        const { activeElement } = document;
        leftFrom.current = activeElement?.closest('dialog') ?? activeElement;
      }
      pathname = location.pathname;
      hasFailed = isFailed || (hasFailed && isLoading);
    });
    return () => subscription.unsubscribe();
  }, [navigation]);

  const claimFocus = useCallback(() => {
    const from = leftFrom.current;
    leftFrom.current = undefined;
    // Focus that the user has moved meanwhile stays there.
    const { activeElement } = document;
    // A question being typed to the assistant keeps focus (CHT-7).
    if (from === undefined || activeElement instanceof HTMLTextAreaElement) return false;
    // A menu that closed during the navigation has returned focus to its button.
    return activeElement === document.body || activeElement === from || from?.localName === 'dialog';
  }, []);

  useLayoutEffect(() => {
    const { location: from } = before.current;
    const { cause, location: to } = visit;
    if (before.current === visit) return;
    before.current = visit;
    const isOtherPage = from.pathname !== to.pathname;
    if (isOtherPage) nameDocument(to.pathname);
    // A change of the query alone keeps scroll position and focus; a link to a section may drop a query as well.
    if (!isOtherPage && from.search !== to.search && (!to.hash || to.hash === from.hash)) return;
    scrollToPlace(cause === 'history' ? world.savedScrollY() : undefined, to.hash);
  }, [visit, world]);

  // The results of the query are rendered: show what the pre-paint script hid (RTE-5).
  useEffect(() => {
    if (visit.location.search === window.location.search) delete document.documentElement.dataset.query;
  }, [visit]);

  return <FocusClaimContext value={claimFocus}>{children}</FocusClaimContext>;
};
