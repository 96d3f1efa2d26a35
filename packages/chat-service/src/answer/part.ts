import type { Question } from '../reading/question.ts';
import type { Turn } from './answer.ts';

export interface Part {
  readonly kind: 'sure' | 'hedged' | 'unknown';
  readonly text: string;
  readonly url?: string | undefined;
  readonly card?: string | undefined;
  readonly isTalk?: boolean;
  /** Missing if no cards were compared. */
  readonly certainty?: number;
  /** Whether the clause does not begin like a question. */
  readonly isRemark: boolean;
  /** The clause as the user typed it; not set by `answerClause`. */
  readonly typed?: string;
  /** Whether the clause states something, such as “we are a bakery”; not set by `answerClause`. */
  readonly isStatement?: boolean;
  readonly question: Question;
  readonly turn: Turn;
}
