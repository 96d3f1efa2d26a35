import type { Question } from '../reading/question.ts';
import type { Turn } from './answer.ts';

export interface Part {
  readonly kind: 'sure' | 'hedged' | 'unknown';
  readonly text: string;
  readonly url?: string | undefined;
  readonly card?: string | undefined;
  readonly isTalk?: boolean;
  /** In [0, 1]; missing when no cards were compared. */
  readonly certainty?: number;
  /** Whether the clause does not begin like a question. */
  readonly isRemark: boolean;
  /** Set by the caller. */
  readonly typed?: string;
  /** Whether the clause tells something about the user; set by the caller. */
  readonly isStatement?: boolean;
  readonly question: Question;
  readonly turn: Turn;
}
