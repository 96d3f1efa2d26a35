import type { SiteLocation, Visit } from '@loomwright/shell';

interface EntryState {
  readonly index: number;
  readonly scrollY?: number | undefined;
  readonly hasReloaded?: boolean;
}

export interface BrowserHistory {
  readonly location: () => SiteLocation;
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void;
  /** The scroll position, in pixels, at which the user last left the current entry, if known. */
  readonly savedScrollY: () => number | undefined;
  readonly hasReloaded: () => boolean;
  /** Throws if the reload cannot be recorded, because the page might then reload for ever. */
  readonly reloadAt: (location: SiteLocation) => void;
  /** Allows one more reload the next time code cannot be loaded. */
  readonly forgetReload: () => void;
  /** Goes back, or to the home page if the previous page is not part of the site. */
  readonly goBack: () => void;
  readonly start: (onVisit: (visit: Visit) => void, shownPathname: () => string) => void;
}

/** In browsers without `scrollend`, scrolling counts as ended after this pause. */
const SCROLL_REST_MS = 150;

const readState = (): EntryState | undefined => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'index' in state ? (state as EntryState) : undefined;
};

const toLocation = ({ pathname, search, hash }: SiteLocation): SiteLocation => ({ pathname, search, hash });

// Safari throws after a hundred changes in thirty seconds. The address then stays unchanged.
const change = (method: 'pushState' | 'replaceState', state: EntryState, to?: string) => {
  try {
    window.history[method](state, '', to);
  } catch {}
};

/** Stores scroll positions itself: browsers would restore them before the page is rendered. */
export const createBrowserHistory = (): BrowserHistory => {
  const scrolled = new Map<number, number>();
  let index = readState()?.index ?? 0;
  let report: (visit: Visit) => void = () => {};
  let isShown = () => true;
  // Until the page of the new entry is shown, scroll events belong to the previous page.
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
      // Forgets the position of a forward entry that the new entry replaces.
      scrolled.delete(index);
    }
    // If only the query changes, the page does not scroll, so no scroll event would store the position.
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
    // `history.length` would count forward entries too, and `index` restarts when the user types an address.
    goBack: () =>
      ((window.navigation as Navigation | undefined)?.canGoBack ?? index > 0)
        ? window.history.back()
        : navigate('/'),
    hasReloaded,
    reloadAt: (location) => {
      const { pathname, search, hash } = location;
      change('replaceState', { index, hasReloaded: true }, `${pathname}${search}${hash}`);
      if (!hasReloaded()) throw new Error('the history entry was not changed');
      window.location.reload();
    },
    start: (onVisit, shownPathname) => {
      report = onVisit;
      isShown = () => shownPathname() === window.location.pathname;
      if (!readState()) change('replaceState', { index });
      window.addEventListener('scroll', noteScroll, { passive: true });
      // Written after each scroll, because state written at `pagehide` does not survive a reload.
      const keepScroll = () => change('replaceState', { ...readState(), index, scrollY: savedScrollY() });
      let timer: ReturnType<typeof setTimeout> | undefined;
      const keepScrollSoon = () => {
        clearTimeout(timer);
        timer = setTimeout(keepScroll, SCROLL_REST_MS);
      };
      // Undefined in browsers without `scrollend`, otherwise null.
      if (window.onscrollend === undefined)
        window.addEventListener('scroll', keepScrollSoon, { passive: true });
      else window.addEventListener('scrollend', keepScroll);
      window.addEventListener('popstate', () => {
        const state = readState();
        // An entry without state is new: the user followed a hash link.
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
