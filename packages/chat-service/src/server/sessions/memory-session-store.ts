import { decodeTurn, encodeTurn, type SessionStore } from './session-store.ts';

export interface MemorySessionStoreOptions {
  readonly maxSessions: number;
  readonly lifetimeMs: number;
  readonly now: () => number;
}

interface Entry {
  /** JSON, because a substring of the request would keep the whole body in memory. */
  readonly text: string;
  readonly expiresAt: number;
}

/** Uses no timer: later calls drop expired sessions. */
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
    isHealthy: async () => true,
    close: async () => entries.clear(),
    size: () => entries.size,
  };
};
