import * as z from 'zod/mini';
import type { Turn } from '../../answers/answer.ts';

/**
 * What is remembered of sessions (SVC-3): the last turn of each, for some time after it was put. No method rejects; a
 * store that is away remembers nothing, and questions are answered without it.
 */
export interface SessionStore {
  readonly get: (id: string) => Promise<Turn | undefined>;
  /** Begins the time anew. A turn of more than `MAX_TURN_LENGTH` is not kept, nor is the one before it. */
  readonly put: (id: string, turn: Turn) => Promise<void>;
  /** Whether nothing is left of the session for certain; it need not have existed. */
  readonly delete: (id: string) => Promise<boolean>;
  readonly isWell: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** UTF-16 code units of a turn as JSON; what bounds the memory of a session. */
export const MAX_TURN_LENGTH = 2048;

// Loose, since a turn may carry more than the server needs to know of.
const turnSchema = z.looseObject({ question: z.string(), url: z.optional(z.string()) });

/** A turn as it is stored, undefined when it is too long. */
export const encodeTurn = (turn: Turn) => {
  const text = JSON.stringify(turn);
  return text.length <= MAX_TURN_LENGTH ? text : undefined;
};

/** Another version of the service may have written it: what cannot be read is no turn. */
export const decodeTurn = (text: string): Turn | undefined => {
  try {
    return turnSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};
