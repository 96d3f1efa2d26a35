import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { FocusClaimContext } from './focus-claim.ts';
import { useNavigation, useSite } from './providers.tsx';
import { titleFor } from './routes.ts';

const targetOf = (hash: string): Element | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/** What a visit does beyond showing a page: title, scroll position, and focus for the page's heading (RTE-3). */
export const VisitEffects = ({ children }: { readonly children: ReactNode }) => {
  const { navigation, world } = useSite();
  const { visit } = useNavigation();
  const focusIsDue = useRef(false);
  const before = useRef(visit);

  useEffect(() => {
    let { pathname } = navigation.getSnapshot().context.shown.location;
    const subscription = navigation.subscribe(({ context }) => {
      if (context.shown.location.pathname === pathname) return;
      pathname = context.shown.location.pathname;
      focusIsDue.current = true;
    });
    return () => subscription.unsubscribe();
  }, [navigation]);

  const claimFocus = useCallback(() => {
    const isDue = focusIsDue.current;
    focusIsDue.current = false;
    return isDue;
  }, []);

  useLayoutEffect(() => {
    const { location: from } = before.current;
    const { cause, location: to } = visit;
    if (before.current === visit) return;
    before.current = visit;
    const isOtherPage = from.pathname !== to.pathname;
    if (isOtherPage) document.title = titleFor(to.pathname);
    // A change of the query alone keeps everything where it is.
    if (!isOtherPage && from.hash === to.hash && to.hash === '') return;
    const target = to.hash === '' ? null : targetOf(to.hash);
    if (cause === 'history') window.scrollTo(0, world.savedScrollY());
    else if (target) target.scrollIntoView();
    else if (isOtherPage || to.hash === '') window.scrollTo(0, 0);
  }, [visit, world]);

  // Back and reload come to a page that was scrolled before; home always begins at the top.
  useLayoutEffect(() => {
    if (window.location.pathname !== '/' && window.location.hash === '')
      window.scrollTo(0, world.savedScrollY());
  }, [world]);

  return <FocusClaimContext value={claimFocus}>{children}</FocusClaimContext>;
};
