/** What is answered to one kind of question, and how visitors ask it. */
export interface Card {
  readonly id: string;
  /** The address it is answered from. */
  readonly url: string;
  /** The subject, as words that complete a follow-up and name it in a sentence. */
  readonly topic: string;
  /** The answer, with references to the site's texts until they are quoted; undefined when an operation computes it. */
  readonly text?: string | undefined;
  /** What is said instead of an answer: that the site does not state it. */
  readonly admission?: string | undefined;
  /** The operation that computes the answer. */
  readonly operation?: string | undefined;
  /** The tokens of each way to ask it. */
  readonly paraphrases: readonly (readonly string[])[];
}

/** Questions without an answer here, of one kind. */
export interface Negatives {
  readonly id: string;
  readonly paraphrases: readonly (readonly string[])[];
}

/** What is wrong with the knowledge, and where. */
export interface Problem {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What is wrong, and what to do about it. */
  readonly text: string;
}

/** A problem in one line, with the path of its file. */
export const toText = ({ file, line, text }: Problem): string =>
  `packages/content/assistant/${file}:${line} ${text}`;
