import type { Question } from '../reading/question.ts';
import type { Turn } from './answer.ts';

/** The answer to one clause. */
export interface Part {
  readonly kind: 'sure' | 'hedged' | 'unknown';
  readonly text: string;
  readonly url?: string | undefined;
  readonly card?: string | undefined;
  readonly isTalk?: boolean;
  /** How certain it is, in [0, 1]; missing where no card was compared. */
  readonly certainty?: number;
  /** Whether it is a remark rather than a question. */
  readonly isRemark: boolean;
  /** The clause as it was typed; set by the caller. */
  readonly typed?: string;
  /** Whether it says something of the visitor; set by the caller. */
  readonly isStatement?: boolean;
  readonly question: Question;
  readonly turn: Turn;
}
