/** A link, a tag, an image mark or the number of a list item that has begun and may go on. */
const open = /(?:!?\[[^\]\n]*|!?\[[^\]\n]*\](?:\([^)\n]*)?|<[^>\n]*|!|(?:^|\n)[ \t]*\d+[.)])$/;

/**
 * As much of an unfinished reply as can be judged by itself: it ends with a whole word, and with no link or tag half-way. A
 * number is whole once white space follows.
 */
export const releasable = (content: string): string => {
  let text = content.replace(/\S*$/, '').trimEnd();
  for (let cut = text.replace(open, ''); cut !== text; cut = text.replace(open, '')) text = cut.trimEnd();
  return text;
};
