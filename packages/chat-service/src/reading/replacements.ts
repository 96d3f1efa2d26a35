/**
 * Words that stand in every text that the pattern matches, separated by `|`: it is only tried where one of them is. Then the
 * pattern, and what is written instead.
 */
export type Replacement = readonly [words: string, pattern: RegExp, instead: string];

/** Applies replacements one after the other. Of some seventy, a question has the words of two or three. */
export const createReplacer = (replacements: readonly Replacement[]): ((text: string) => string) => {
  const known = replacements.map(([words, ...rest]) => [words.split('|'), ...rest] as const);
  return (text) => {
    let replaced = text;
    for (const [words, pattern, instead] of known)
      if (words.some((one) => replaced.includes(one))) replaced = replaced.replace(pattern, instead);
    return replaced;
  };
};
