/** What a session stores about its last question, for follow-ups. Plain JSON, at most 2 kB. */
export interface Turn {
  /** The question, completed if it was a follow-up. */
  readonly question: string;
  /** The page of the answer, if it has one. */
  readonly url?: string | undefined;
  readonly card?: string | undefined;
  /** The ids of the products in focus, at most three. */
  readonly products?: readonly number[] | undefined;
  /** The items from which follow-ups such as “the second one” pick. */
  readonly list?: readonly string[] | undefined;
}

/** A section of the site, with its address. */
export interface Passage {
  readonly title: string;
  /** A path on the site, with a hash if the section has one. */
  readonly url: string;
  readonly text: string;
}

export interface Answer {
  /** Markdown with links, emphasis and lists, without HTML or images. */
  readonly text: string;
  /** False if the answer is hedged (“I’m not sure …”) or if there is none. */
  readonly isSure: boolean;
  readonly isHedged?: boolean;
  readonly url?: string | undefined;
  /** Evidence for a language model: company facts, then the best passages. If empty, no model is asked. */
  readonly passages: readonly Passage[];
  readonly turn: Turn;
}

export interface Visit {
  /** Milliseconds since 1970. */
  readonly at?: number | undefined;
  /** An IANA time zone such as `Europe/Berlin`. */
  readonly timeZone?: string | undefined;
}

/** Answers any string, using only the site’s own content. Pure; never throws. */
export type AnswerQuestion = (question: string, lastTurn?: Turn, visit?: Visit) => Answer;
