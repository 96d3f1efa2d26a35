/** A link, a tag, an image mark or the number of a list item that has begun and may go on, found backwards from the end. */
const open = /(?<=(!+|!?\[[^\]\n]*\]?|!?\[[^\]\n]*\]\([^)\n]*|<[^>\n]*|(?:^|\n)[ \t]*\d+[.)]))/y;

/**
 * As much of an unfinished reply as can be judged by itself: it ends with a whole word, and with no link or tag half-way. A
 * number is whole once white space follows.
 */
export const releasable = (content: string): string => {
  // Each `\S*` starts where a word does: a long one is read once.
  let text = content.replace(/(?<!\S)\S*$/, '').trimEnd();
  for (;;) {
    open.lastIndex = text.length;
    const [, cut] = open.exec(text) ?? [];
    if (!cut) return text;
    text = text.slice(0, -cut.length).trimEnd();
  }
};
