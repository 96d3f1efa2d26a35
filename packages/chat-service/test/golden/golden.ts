/** A question as a visitor would ask it, and the answer expected. */
export interface GoldenQuestion {
  readonly ask: string;
  /**
   * The addresses that are right, with `|` between them; one without a hash takes any part of its page. `unsure`: it
   * must not be answered. `talk`: answered in passing, from no page.
   */
  readonly at: string;
  /** What the answer must contain. */
  readonly says?: readonly string[];
  /** The previous question of the same session. */
  readonly after?: string;
}

/**
 * Reads a table of golden questions. A group begins with its addresses and a colon; a dot stands between its questions:
 *
 *     /products/3: What does it cost? ⇒ $39.99, each · Is it slow? · What is an API? » Which do you have?
 *
 * An arrow leads from a question to what its answer must say, a guillemet from the question before.
 */
export const readGoldenQuestions = (table: string): readonly GoldenQuestion[] =>
  table
    .trim()
    .split(/\n(?! )/)
    .flatMap((group) => {
      const [, at, questions] = /^(\S+): (.*)$/s.exec(group) ?? [];
      if (at === undefined || questions === undefined) throw new Error(`No addresses: ${group}`);
      return questions.split(/\s+·\s+|\n\s+/).map((entry) => {
        const [whole = '', says] = entry.split(' ⇒ ');
        const [ask = '', after] = whole.split(' » ').reverse();
        return { ask, at, ...(says && { says: says.split(', ') }), ...(after && { after }) };
      });
    });
