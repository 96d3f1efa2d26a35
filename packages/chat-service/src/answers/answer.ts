/** The last question of a session, so that a follow-up is understood. Plain JSON, at most 1 kB. */
export interface Turn {
  /** The question with the words of a follow-up filled in. */
  readonly question: string;
  /** The page it was answered from; undefined when it was not answered. */
  readonly url?: string | undefined;
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
  /** Whether a passage fits well enough to be the answer. */
  readonly isSure: boolean;
  /** The page the answer is from. */
  readonly url?: string | undefined;
  /** Best first; the input of a language model. Empty for facts and small talk, which are sent unchanged. */
  readonly passages: readonly Passage[];
  /** For the session to remember. */
  readonly turn: Turn;
}

/** Answers one question from the site's own content. Pure, never throws, takes any string. */
export type AnswerQuestion = (question: string, lastTurn?: Turn) => Answer;
