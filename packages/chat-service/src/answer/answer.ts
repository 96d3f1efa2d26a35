/** What a session remembers of its last question, so that a follow-up is understood. Plain JSON, at most 2 kB. */
export interface Turn {
  /** The question with the words of a follow-up filled in. */
  readonly question: string;
  /** The page it was answered from; undefined when it was not answered. */
  readonly url?: string | undefined;
  /** The id of the card that answered. */
  readonly card?: string | undefined;
  /** The ids of the products in focus, at most three. */
  readonly products?: readonly number[] | undefined;
  /** What the answer listed, in order. */
  readonly list?: readonly string[] | undefined;
}

/** A part of the site's own text that fits a question. */
export interface Passage {
  readonly title: string;
  /** Its address: starts with `/`, with a hash where the page has one. */
  readonly url: string;
  readonly text: string;
}

export interface Answer {
  /** Markdown with links, emphasis and lists; no HTML, no images. */
  readonly text: string;
  /** Whether it is an answer without reservation; a hedged one begins with “I’m not sure”. */
  readonly isSure: boolean;
  readonly isHedged?: boolean;
  /** The page the answer is from. */
  readonly url?: string | undefined;
  /** The evidence, best first; the input of a language model. Empty for small talk, which is sent unchanged. */
  readonly passages: readonly Passage[];
  /** For the session to remember. */
  readonly turn: Turn;
}

/** When and where a question is asked, as far as it is known. */
export interface Visit {
  /** Milliseconds since 1970. */
  readonly at?: number | undefined;
  /** The visitor's time zone, as `Europe/Berlin`. */
  readonly timeZone?: string | undefined;
}

/** Answers from the site's own content. Pure, never throws, takes any string. */
export type AnswerQuestion = (question: string, lastTurn?: Turn, visit?: Visit) => Answer;
