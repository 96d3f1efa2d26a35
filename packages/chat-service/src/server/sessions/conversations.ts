import { hash } from 'node:crypto';
import type { Turn } from '../../answer/answer.ts';
import { encodeTurn, type SessionStore, type StoredTurn } from './session-store.ts';

export interface PendingQuestion {
  /** Waits for earlier questions. A retry of the last message gets the turn before that message (CHT-4). */
  readonly lastTurn: () => Promise<Turn | undefined>;
  /** Stores the turn, unless the session was deleted since the question arrived. */
  readonly remember: (turn: Turn) => Promise<void>;
  readonly abandon: () => void;
}

export interface Conversations {
  readonly begin: (sessionId: string, message: string) => PendingQuestion;
  /** Also discards the turns of pending questions (CHT-6). False if the store failed. */
  readonly forget: (sessionId: string) => Promise<boolean>;
}

const hashOf = (message: string) => hash('sha256', message, 'base64url').slice(0, 22);

const withoutBefore = ({ asked: _, before: __, ...turn }: StoredTurn): Turn => turn;

interface Pending {
  readonly marks: Set<object>;
  last: Promise<void> | undefined;
}

/** Serialises the questions and deletions of each session, within this process. */
export const createConversations = (store: SessionStore): Conversations => {
  const pending = new Map<string, Pending>();
  return {
    begin: (sessionId, message) => {
      const mark = {};
      const session = pending.get(sessionId) ?? { marks: new Set(), last: undefined };
      const { marks, last: earlier } = session;
      let reportEnd = () => {};
      session.last = new Promise((resolve) => {
        reportEnd = resolve;
      });
      marks.add(mark);
      pending.set(sessionId, session);
      const asked = hashOf(message);
      let before: Turn | undefined;
      const end = () => {
        reportEnd();
        marks.delete(mark);
        if (marks.size === 0 && pending.get(sessionId) === session) pending.delete(sessionId);
      };
      return {
        lastTurn: async () => {
          await earlier;
          const last = await store.get(sessionId);
          before = last?.asked === asked ? last.before : last && withoutBefore(last);
          return before;
        },
        remember: async (turn) => {
          if (!marks.has(mark)) return;
          const whole: StoredTurn = { ...turn, asked, before };
          const isKept = store.put(sessionId, encodeTurn(whole) === undefined ? turn : whole);
          end();
          await isKept;
        },
        abandon: end,
      };
    },
    forget: (sessionId) => {
      pending.get(sessionId)?.marks.clear();
      pending.delete(sessionId);
      return store.delete(sessionId);
    },
  };
};
