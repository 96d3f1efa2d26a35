/** What a session remembers of its last question, so that a follow-up is understood. Plain JSON, at most 1 kB. */
export interface Turn {
  /** The question as it was understood, follow-up words filled in. */
  readonly question: string;
  /** The page it was answered from; missing when it was not. */
  readonly url?: string | undefined;
}

/** A part of the site's own text that fits a question. */
export interface Passage {
  readonly title: string;
  /** Where it stands: begins with `/`, with a hash where the page has one. */
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
  /** The best first; what a language model is given. None with facts and small talk, which are said as they stand. */
  readonly passages: readonly Passage[];
  /** What the session is to remember. */
  readonly turn: Turn;
}

/** Answers one question from the site's own content. Pure, never throws, takes any string. */
export type AnswerQuestion = (question: string, lastTurn?: Turn) => Answer;
