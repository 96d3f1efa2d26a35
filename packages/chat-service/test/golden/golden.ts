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
