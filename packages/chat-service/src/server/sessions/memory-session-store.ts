import { decodeTurn, encodeTurn, type SessionStore } from './session-store.ts';

export interface MemorySessionStoreOptions {
  /** The least recently used goes first. */
  readonly maxSessions: number;
  readonly lifetimeMs: number;
  /** Milliseconds. */
  readonly now: () => number;
}

interface Entry {
  /** Written as JSON: one flat text, which cannot hold on to the body it came from. */
  readonly text: string;
  readonly expiresAt: number;
}

/** Sessions in this process. Nothing runs in the background: what has expired is dropped in passing. */
export const createMemorySessionStore = ({
  maxSessions,
  lifetimeMs,
  now,
}: MemorySessionStoreOptions): SessionStore & { readonly size: () => number } => {
  const entries = new Map<string, Entry>();
  const forgetOld = () => {
    for (const [id, { expiresAt }] of entries) {
      if (entries.size <= maxSessions && expiresAt > now()) return;
      entries.delete(id);
    }
  };
  return {
    get: async (id) => {
      const entry = entries.get(id);
      if (!entry) return undefined;
      entries.delete(id);
      if (entry.expiresAt <= now()) return undefined;
      entries.set(id, entry);
      return decodeTurn(entry.text);
    },
    put: async (id, turn) => {
      const text = encodeTurn(turn);
      entries.delete(id);
      if (text !== undefined) entries.set(id, { text, expiresAt: now() + lifetimeMs });
      forgetOld();
    },
    delete: async (id) => {
      entries.delete(id);
      return true;
    },
    isWell: async () => true,
    close: async () => entries.clear(),
    size: () => entries.size,
  };
};
