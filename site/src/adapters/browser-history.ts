import type { SiteLocation, Visit } from '@loomwright/shell';

/** What every history entry of the site carries: its place, where the page was scrolled to, whether it was reloaded. */
interface EntryState {
  readonly index: number;
  readonly scrollY?: number;
  readonly hasReloaded?: boolean;
}

export interface BrowserHistory {
  readonly location: () => SiteLocation;
  /** Goes to an address of the site. Its shape is wouter's. */
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void;
  /** Where the entry being shown was scrolled to when it was last left, in pixels, if that is known. */
  readonly savedScrollY: () => number | undefined;
  readonly hasReloaded: () => boolean;
  /** Loads the document of an address anew; throws when it could not be remembered that this was done. */
  readonly reloadAt: (location: SiteLocation) => void;
  /** The code that was missing is here: should it go missing again, reloading may help again. */
  readonly forgetReload: () => void;
  /** To the page before; home when there is none. */
  readonly goBack: () => void;
  readonly start: (onVisit: (visit: Visit) => void) => void;
}

const readState = (): EntryState | undefined => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'index' in state ? (state as EntryState) : undefined;
};

const toLocation = ({ pathname, search, hash }: SiteLocation): SiteLocation => ({ pathname, search, hash });

// Safari throws when an address changes more than a hundred times in half a minute: the page goes on without it.
const change = (method: 'pushState' | 'replaceState', state: EntryState, to?: string) => {
  try {
    window.history[method](state, '', to);
  } catch {}
};

/** The browser's session history, with scroll positions of our own: the browser restores before a page is drawn. */
export const createBrowserHistory = (): BrowserHistory => {
  const scrolled = new Map<number, number>();
  let index = readState()?.index ?? 0;
  let report: (visit: Visit) => void = () => {};

  const navigate: BrowserHistory['navigate'] = (to, { replace = false } = {}) => {
    const url = new URL(to, window.location.href);
    if (url.origin !== window.location.origin) return window.location.assign(url);
    const isSame = url.href === window.location.href;
    scrolled.set(index, window.scrollY);
    if (!replace && !isSame) {
      index += 1;
      // The place may have been another page's before.
      scrolled.set(index, 0);
    }
    change(replace || isSame ? 'replaceState' : 'pushState', { index }, url.href);
    report({ location: toLocation(url), cause: 'link' });
  };

  return {
    location: () => toLocation(window.location),
    navigate,
    savedScrollY: () => scrolled.get(index) ?? readState()?.scrollY,
    forgetReload: () => {
      if (readState()?.hasReloaded) change('replaceState', { index });
    },
    goBack: () => (window.history.length > 1 ? window.history.back() : navigate('/')),
    hasReloaded: () => readState()?.hasReloaded === true,
    reloadAt: (location) => {
      const { pathname, search, hash } = location;
      change('replaceState', { index, hasReloaded: true }, `${pathname}${search}${hash}`);
      // Reloading without remembering it might never end.
      if (readState()?.hasReloaded !== true) throw new Error('the history entry cannot be changed');
      window.location.reload();
    },
    start: (onVisit) => {
      report = onVisit;
      if (!readState()) change('replaceState', { index });
      window.addEventListener('scroll', () => scrolled.set(index, window.scrollY), { passive: true });
      // Not at `pagehide`: what is written there does not survive a reload.
      window.addEventListener('scrollend', () =>
        change('replaceState', { ...readState(), index, scrollY: window.scrollY }),
      );
      window.addEventListener('popstate', () => {
        const state = readState();
        // An entry without our state is new: the browser followed a link within the page.
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
