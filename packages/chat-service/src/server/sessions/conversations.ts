import type { Turn } from '../../answers/answer.ts';
import type { SessionStore } from './session-store.ts';

/** One question from its arrival until its turn is stored. */
export interface PendingQuestion {
  readonly lastTurn: () => Promise<Turn | undefined>;
  /** Stores the turn, unless the session was forgotten since the question arrived. Ends the question. */
  readonly remember: (turn: Turn) => Promise<void>;
  /** Ends the question without a turn. */
  readonly abandon: () => void;
}

export interface Conversations {
  readonly begin: (sessionId: string) => PendingQuestion;
  /** Forgets the session, and the turns of its pending questions (CHT-6). False when it cannot. */
  readonly forget: (sessionId: string) => Promise<boolean>;
}

/** Orders the questions and deletions of a session within this process. */
export const createConversations = (store: SessionStore): Conversations => {
  const pending = new Map<string, Set<object>>();
  return {
    begin: (sessionId) => {
      const mark = {};
      const marks = pending.get(sessionId) ?? new Set();
      pending.set(sessionId, marks.add(mark));
      const end = () => {
        marks.delete(mark);
        if (marks.size === 0 && pending.get(sessionId) === marks) pending.delete(sessionId);
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
      pending.get(sessionId)?.clear();
      pending.delete(sessionId);
      return store.delete(sessionId);
    },
  };
};
