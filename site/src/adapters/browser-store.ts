import type { KeyValueStore, RefusalReason, Refused } from '@loomwright/storage';

/**
 * How long a tab keeps its turn after writing. A lock is granted to the next tab before that tab's process sees the
 * write (0.4 to 6 ms were measured in Chromium); 25 ms lost nothing.
 */
const HOLD_MS = 25;

const fullNames = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

// By name: an error from another frame is no instance of this frame's classes.
const reasonOf = (error: unknown): RefusalReason =>
  fullNames.includes((error as { readonly name?: string } | null)?.name ?? '') ? 'full' : 'blocked';

/** The part of a tab's window that is used; a test hands in the window of a frame as one more tab. */
export type TabWindow = Pick<
  Window,
  'localStorage' | 'navigator' | 'addEventListener' | 'removeEventListener'
>;

const holdTurn = () => new Promise<void>((resolve) => setTimeout(resolve, HOLD_MS));

// A lock may be granted although its request was called off meanwhile.
const unlessAborted = (signal: { readonly aborted: boolean }) => {
  if (signal.aborted) throw new DOMException('aborted', 'AbortError');
};

/** Takes turns within this tab only: what is left where the browser has no Web Locks. */
const createLocalTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => T, signal: { readonly aborted: boolean }): Promise<T> => {
    const turn = last.then(() => {
      unlessAborted(signal);
      return work();
    });
    last = turn.catch(() => {});
    return turn;
  };
};

/** `localStorage` with Web Locks between the tabs (STO-1, STO-3, STO-4). */
export const createBrowserStore = (tab: TabWindow = window): KeyValueStore => {
  const takeLocalTurn = createLocalTurns();
  // Reading the property `localStorage` alone may throw already.
  const attempt = <T>(access: (storage: Storage) => T): T | Refused => {
    try {
      return access(tab.localStorage);
    } catch (error) {
      return { kind: 'refused', reason: reasonOf(error) };
    }
  };
  return {
    read: (key) =>
      attempt((storage) => {
        const text = storage.getItem(key);
        return text === null ? { kind: 'missing' } : { kind: 'found', text };
      }),
    write: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return { kind: 'written' };
      }),
    remove: (key) =>
      attempt((storage) => {
        storage.removeItem(key);
        return { kind: 'written' };
      }),
    exclusively: (name, work, signal) =>
      tab.navigator.locks
        ? new Promise((resolve, reject) => {
            tab.navigator.locks
              .request(`loomwright ${name}`, { signal: signal as AbortSignal }, () => {
                unlessAborted(signal);
                resolve(work());
                return holdTurn();
              })
              .catch(reject);
          })
        : takeLocalTurn(work, signal),
    watch: (key, onChange) => {
      const onStorage = (event: StorageEvent) => {
        // `clear()` says so with the key null.
        if (event.key === key || event.key === null) onChange();
      };
      // A page that comes back from the back-forward cache heard nothing meanwhile.
      const onPageShow = (event: PageTransitionEvent) => event.persisted && onChange();
      tab.addEventListener('storage', onStorage);
      tab.addEventListener('pageshow', onPageShow);
      return () => {
        tab.removeEventListener('storage', onStorage);
        tab.removeEventListener('pageshow', onPageShow);
      };
    },
  };
};
