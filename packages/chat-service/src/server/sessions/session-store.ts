import * as z from 'zod/mini';
import type { Turn } from '../../answer/answer.ts';

/** A turn as it is stored. */
export interface StoredTurn extends Turn {
  /** A hash of the message, by which one that is sent again is known. */
  readonly asked?: string | undefined;
  /** The turn before it; missing for the first one. */
  readonly before?: Turn | undefined;
}

/**
 * The last turn of each session, for some time after it was put (SVC-3). No method rejects; while a store is unavailable,
 * questions are answered without it.
 */
export interface SessionStore {
  readonly get: (id: string) => Promise<StoredTurn | undefined>;
  /** Restarts the lifetime. A turn longer than `MAX_TURN_LENGTH` is not stored, and the previous one is removed. */
  readonly put: (id: string, turn: StoredTurn) => Promise<void>;
  /** Whether the session is certainly gone; it need not have existed. */
  readonly delete: (id: string) => Promise<boolean>;
  readonly isWell: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** UTF-16 code units of a turn as JSON; it bounds the memory of a session. */
export const MAX_TURN_LENGTH = 2048;

// Loose: a turn may have fields that the server does not know.
const turnSchema = z.looseObject({ question: z.string(), url: z.optional(z.string()) });
const storedSchema = z.extend(turnSchema, {
  asked: z.optional(z.string()),
  before: z.optional(turnSchema),
});

/** A turn as JSON; undefined when it is too long. */
export const encodeTurn = (turn: StoredTurn) => {
  const text = JSON.stringify(turn);
  return text.length <= MAX_TURN_LENGTH ? text : undefined;
};

/** Undefined for text that is no turn, which another version of the service may have stored. */
export const decodeTurn = (text: string): StoredTurn | undefined => {
  try {
    return storedSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};
