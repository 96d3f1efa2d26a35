import type { KeyValueStore, WriteOutcome } from './key-value-store.ts';

/** Delays an event between tabs: granting a lock, or notifying a watcher. */
export type Schedule = (what: string) => Promise<void>;

export interface MemoryOriginOptions {
  /** In characters, including keys; unlimited by default. */
  readonly capacity?: number;
  readonly schedule?: Schedule;
}

export interface MemoryOrigin {
  readonly entries: Map<string, string>;
  readonly openTab: () => KeyValueStore;
  /** Clears storage as the browser's settings do, and notifies every tab. */
  readonly clear: () => void;
  readonly block: (isBlocked: boolean) => void;
  readonly resize: (capacity: number) => void;
}

interface Watcher {
  readonly tab: object;
  readonly key: string;
  readonly onChange: () => void;
}

const written: WriteOutcome = { kind: 'written' };

export const createMemoryOrigin = (options: MemoryOriginOptions = {}): MemoryOrigin => {
  const entries = new Map<string, string>();
  const watchers = new Set<Watcher>();
  const turns = new Map<string, Promise<unknown>>();
  const schedule: Schedule = options.schedule ?? (async () => {});
  let capacity = options.capacity ?? Number.POSITIVE_INFINITY;
  let isBlocked = false;

  const notifyOthers = (tab: object, key: string | null) => {
    for (const watcher of watchers) {
      if (watcher.tab === tab || (key !== null && watcher.key !== key)) continue;
      void schedule(`notify ${watcher.key}`).then(() => watchers.has(watcher) && watcher.onChange());
    }
  };
  const sizeWith = (key: string, text: string) => {
    let size = key.length + text.length;
    for (const [other, value] of entries) if (other !== key) size += other.length + value.length;
    return size;
  };

  const openTab = (): KeyValueStore => {
    const tab = {};
    return {
      read: (key) => {
        if (isBlocked) return { kind: 'refused', reason: 'blocked' };
        const text = entries.get(key);
        return text === undefined ? { kind: 'missing' } : { kind: 'found', text };
      },
      write: (key, text) => {
        if (isBlocked) return { kind: 'refused', reason: 'blocked' };
        if (sizeWith(key, text) > capacity) return { kind: 'refused', reason: 'full' };
        const isSame = entries.get(key) === text;
        entries.set(key, text);
        if (!isSame) notifyOthers(tab, key);
        return written;
      },
      remove: (key) => {
        if (isBlocked) return { kind: 'refused', reason: 'blocked' };
        if (entries.delete(key)) notifyOthers(tab, key);
        return written;
      },
      exclusively: async (name, work, signal) => {
        const before = turns.get(name) ?? Promise.resolve();
        const turn = before
          .then(() => schedule(`grant ${name}`))
          .then(() => {
            if (signal.aborted) throw new Error('aborted');
            return work();
          });
        turns.set(
          name,
          turn.catch(() => {}),
        );
        return turn;
      },
      watch: (key, onChange) => {
        const watcher = { tab, key, onChange };
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
    };
  };

  return {
    entries,
    openTab,
    clear: () => {
      entries.clear();
      notifyOthers({}, null);
    },
    block: (next) => {
      isBlocked = next;
    },
    resize: (next) => {
      capacity = next;
    },
  };
};
