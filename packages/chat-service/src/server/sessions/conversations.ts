import type { Turn } from '../../answers/answer.ts';
import type { SessionStore } from './session-store.ts';

/** One question between its arrival and the moment its turn is kept. */
export interface Asking {
  readonly lastTurn: () => Promise<Turn | undefined>;
  /** Keeps the turn, unless the session was forgotten since the question came. Ends the asking. */
  readonly remember: (turn: Turn) => Promise<void>;
  /** Ends the asking without a turn. */
  readonly abandon: () => void;
}

export interface Conversations {
  readonly begin: (sessionId: string) => Asking;
  /** Forgets the session, and what questions on their way would have added to it (CHT-6). False when it cannot. */
  readonly forget: (sessionId: string) => Promise<boolean>;
}

/** The store, and the order of questions and deletions within this process. */
export const createConversations = (store: SessionStore): Conversations => {
  const askings = new Map<string, Set<object>>();
  return {
    begin: (sessionId) => {
      const mark = {};
      const marks = askings.get(sessionId) ?? new Set();
      askings.set(sessionId, marks.add(mark));
      const end = () => {
        marks.delete(mark);
        if (marks.size === 0 && askings.get(sessionId) === marks) askings.delete(sessionId);
      };
      return {
        lastTurn: () => store.get(sessionId),
        remember: async (turn) => {
          if (!marks.has(mark)) return;
          const isKept = store.put(sessionId, turn);
          end();
          await isKept;
        },
        abandon: end,
      };
    },
    forget: (sessionId) => {
      askings.get(sessionId)?.clear();
      askings.delete(sessionId);
      return store.delete(sessionId);
    },
  };
};
