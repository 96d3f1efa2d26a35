import type { SiteLocation, Visit } from '@loomwright/shell';

/** The state of the site's history entries: index, scroll position, and whether it was reloaded. */
interface EntryState {
  readonly index: number;
  readonly scrollY?: number | undefined;
  readonly hasReloaded?: boolean;
}

export interface BrowserHistory {
  readonly location: () => SiteLocation;
  /** Navigates to an address of the site; wouter's signature. */
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void;
  /** The scroll position at which the current entry was last left, in pixels, if known. */
  readonly savedScrollY: () => number | undefined;
  readonly hasReloaded: () => boolean;
  /** Reloads the document of an address; throws when the reload cannot be recorded. */
  readonly reloadAt: (location: SiteLocation) => void;
  /** The missing code is loaded: should it go missing again, another reload may help. */
  readonly forgetReload: () => void;
  /** Goes to the previous page of the site; home when there is none. */
  readonly goBack: () => void;
  readonly start: (onVisit: (visit: Visit) => void, shownPathname: () => string) => void;
}

/** A browser without `scrollend`: scrolling has ended when it rests this long. */
const SCROLL_REST_MS = 150;

const readState = (): EntryState | undefined => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'index' in state ? (state as EntryState) : undefined;
};

const toLocation = ({ pathname, search, hash }: SiteLocation): SiteLocation => ({ pathname, search, hash });

// Safari throws after more than a hundred changes of the address in half a minute: the page goes on without the change.
const change = (method: 'pushState' | 'replaceState', state: EntryState, to?: string) => {
  try {
    window.history[method](state, '', to);
  } catch {}
};

/** The browser's session history with manual scroll restoration, since browsers restore before the page is rendered. */
export const createBrowserHistory = (): BrowserHistory => {
  const scrolled = new Map<number, number>();
  let index = readState()?.index ?? 0;
  let report: (visit: Visit) => void = () => {};
  let isShown = () => true;
  // Until the page of an entry is shown, the page before it is scrolled.
  const noteScroll = () => isShown() && scrolled.set(index, window.scrollY);
  const savedScrollY = () => scrolled.get(index) ?? readState()?.scrollY;
  const hasReloaded = () => readState()?.hasReloaded === true;

  const navigate: BrowserHistory['navigate'] = (to, { replace = false } = {}) => {
    const url = new URL(to, window.location.href);
    if (url.origin !== window.location.origin) return window.location.assign(url);
    const isSame = url.href === window.location.href;
    const y = window.scrollY;
    noteScroll();
    if (!replace && !isSame) {
      index += 1;
      // The index may have been another page's before.
      scrolled.delete(index);
    }
    // A change of the query alone keeps the position, and no scrolling follows that would store it.
    const scrollY = url.pathname === window.location.pathname ? y : undefined;
    change(replace || isSame ? 'replaceState' : 'pushState', { index, scrollY }, url.href);
    report({ location: toLocation(url), cause: 'link' });
  };

  return {
    location: () => toLocation(window.location),
    navigate,
    savedScrollY,
    forgetReload: () => {
      if (hasReloaded()) change('replaceState', { index });
    },
    // The length of the history counts the entries ahead as well; our own count begins anew with an address typed in.
    goBack: () =>
      ((window.navigation as Navigation | undefined)?.canGoBack ?? index > 0)
        ? window.history.back()
        : navigate('/'),
    hasReloaded,
    reloadAt: (location) => {
      const { pathname, search, hash } = location;
      change('replaceState', { index, hasReloaded: true }, `${pathname}${search}${hash}`);
      // An unrecorded reload might repeat forever.
      if (!hasReloaded()) throw new Error('no history entry');
      window.location.reload();
    },
    start: (onVisit, shownPathname) => {
      report = onVisit;
      isShown = () => shownPathname() === window.location.pathname;
      if (!readState()) change('replaceState', { index });
      window.addEventListener('scroll', noteScroll, { passive: true });
      // Not at `pagehide`: state written there does not survive a reload.
      const keepScroll = () => change('replaceState', { ...readState(), index, scrollY: savedScrollY() });
      let timer: ReturnType<typeof setTimeout> | undefined;
      const keepScrollSoon = () => {
        clearTimeout(timer);
        timer = setTimeout(keepScroll, SCROLL_REST_MS);
      };
      // Undefined where there is no such event, else null.
      if (window.onscrollend === undefined)
        window.addEventListener('scroll', keepScrollSoon, { passive: true });
      else window.addEventListener('scrollend', keepScroll);
      window.addEventListener('popstate', () => {
        const state = readState();
        // An entry without our state is new: the browser followed a hash link.
        index = state?.index ?? index + 1;
        if (!state) {
          scrolled.delete(index);
          change('replaceState', { index });
        }
        onVisit({ location: toLocation(window.location), cause: state ? 'history' : 'link' });
      });
    },
  };
};
