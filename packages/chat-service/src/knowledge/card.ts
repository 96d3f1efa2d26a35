/** One kind of question, its answer, and the ways visitors ask it. */
export interface Card {
  readonly id: string;
  readonly url: string;
  /** Completes follow-ups, and labels the link. */
  readonly topic: string;
  /** The answer, with references until `quoteCard` resolves them; undefined if an operation computes it. */
  readonly text?: string | undefined;
  /** Given instead of an answer if the site does not state one. */
  readonly admission?: string | undefined;
  readonly operation?: string | undefined;
  readonly paraphrases: readonly (readonly string[])[];
}

/** Questions of one kind that the site does not answer. */
export interface Negatives {
  readonly id: string;
  readonly paraphrases: readonly (readonly string[])[];
}

export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

export const toText = ({ file, line, text }: Problem): string =>
  `packages/content/assistant/${file}:${line} ${text}`;
