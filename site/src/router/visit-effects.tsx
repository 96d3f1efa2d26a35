import { toNavigationView } from '@loomwright/shell';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigation, useSite } from '../app/providers.tsx';
import { viewNow } from '../app/use-view.ts';
import { FocusClaimContext } from '../ui/page/focus-claim.ts';
import { titleFor } from './page-cache.ts';

const targetOf = (hash: string): Element | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

export const scrollToPlace = (savedScrollY: number | undefined, hash: string): void => {
  const target = targetOf(hash);
  if (savedScrollY === undefined && target) target.scrollIntoView();
  else window.scrollTo(0, savedScrollY ?? 0);
};

/** The other tags in the head are for crawlers, which load each page as a document. */
const nameDocument = (pathname: string) => {
  document.title = titleFor(pathname);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // Concatenated, because `new URL` would take a path such as `//x` for a host.
  if (canonical) canonical.href = new URL(canonical.href).origin + pathname;
};

/** Updates title, scroll position and focus after a visit (RTE-3). */
export const VisitEffects = ({ children }: { readonly children: ReactNode }) => {
  const { navigation, platform } = useSite();
  const { visit } = useNavigation();
  // The focused element, or its dialog, when the page was left. Undefined once a heading has the focus.
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
    // The user may have moved the focus since the page was left.
    const { activeElement } = document;
    // The user may be typing a question to the assistant (CHT-7).
    if (from === undefined || activeElement instanceof HTMLTextAreaElement) return false;
    // A menu that closes during the navigation returns the focus to its button.
    return activeElement === document.body || activeElement === from || from?.localName === 'dialog';
  }, []);

  useLayoutEffect(() => {
    const { location: from } = before.current;
    const { cause, location: to } = visit;
    if (before.current === visit) return;
    before.current = visit;
    const isOtherPage = from.pathname !== to.pathname;
    if (isOtherPage) nameDocument(to.pathname);
    // A new query does not scroll the page, unless the link also targets another section.
    if (!isOtherPage && from.search !== to.search && (!to.hash || to.hash === from.hash)) return;
    scrollToPlace(cause === 'history' ? platform.savedScrollY() : undefined, to.hash);
  }, [visit, platform]);

  // Once the query is applied, shows the results that the pre-paint script hid (RTE-5).
  useEffect(() => {
    if (visit.location.search === window.location.search) delete document.documentElement.dataset.query;
  }, [visit]);

  return <FocusClaimContext value={claimFocus}>{children}</FocusClaimContext>;
};
