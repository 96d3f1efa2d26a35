import * as z from 'zod/mini';
import type { Turn } from '../../answer/answer.ts';

export interface StoredTurn extends Turn {
  /** A hash of the message, to detect a retry. */
  readonly asked?: string | undefined;
  readonly before?: Turn | undefined;
}

/** The last turn of each session (SVC-3). No method rejects: if the store fails, only the session is lost. */
export interface SessionStore {
  readonly get: (id: string) => Promise<StoredTurn | undefined>;
  /** Restarts the lifetime. A turn longer than `MAX_TURN_LENGTH` removes the previous one instead. */
  readonly put: (id: string, turn: StoredTurn) => Promise<void>;
  /** True if the session is certainly gone, even if it never existed. */
  readonly delete: (id: string) => Promise<boolean>;
  readonly isHealthy: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** In UTF-16 code units of JSON. */
export const MAX_TURN_LENGTH = 2048;

// Loose, because turns may have fields that the server does not use.
const turnSchema = z.looseObject({ question: z.string(), url: z.optional(z.string()) });
const storedSchema = z.extend(turnSchema, {
  asked: z.optional(z.string()),
  before: z.optional(turnSchema),
});

export const encodeTurn = (turn: StoredTurn) => {
  const text = JSON.stringify(turn);
  return text.length <= MAX_TURN_LENGTH ? text : undefined;
};

/** Undefined if the text is not a turn: another version of the service may have stored it. */
export const decodeTurn = (text: string): StoredTurn | undefined => {
  try {
    return storedSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};
