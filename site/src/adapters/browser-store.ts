import type { KeyValueStore } from '@loomwright/storage';
import { createStorageArea } from './storage-area.ts';
import { type TabWindow, takeTurn } from './tab-turns.ts';

// A lock may be granted although its request was aborted.
const unlessAborted = (signal: { readonly aborted: boolean }) => {
  if (signal.aborted) throw new DOMException('aborted', 'AbortError');
};

/** Takes turns within this tab only, for browsers without Web Locks. */
const createLocalTurns = () => {
  const last = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => T | Promise<T>, signal: { readonly aborted: boolean }): Promise<T> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(() => {
      unlessAborted(signal);
      return work();
    });
    last.set(
      key,
      turn.catch(() => {}),
    );
    return turn;
  };
};

export const createBrowserStore = (tab: TabWindow = window): KeyValueStore => {
  const takeLocalTurn = createLocalTurns();
  return {
    ...createStorageArea(() => tab.localStorage),
    exclusively: async (key, work, signal) => {
      if (!tab.navigator.locks) return takeLocalTurn(key, work, signal);
      let isGranted = false;
      const workInTurn = () => {
        isGranted = true;
        unlessAborted(signal);
        return work();
      };
      try {
        return await takeTurn(tab, key, workInTurn, signal as AbortSignal);
      } catch (error) {
        // A browser that blocks storage also denies locks (STO-3).
        if (isGranted || (error as Partial<Error> | null)?.name !== 'SecurityError') throw error;
        return takeLocalTurn(key, work, signal);
      }
    },
    watch: (key, onChange) => {
      const onStorage = (event: StorageEvent) => {
        // After `clear()` the key is null.
        if (event.key === key || event.key === null) onChange();
      };
      // A page in the back-forward cache receives no storage events.
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
