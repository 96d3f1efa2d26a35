/** Matches an unfinished link, tag, image mark or list number, backwards from the end. */
const open = /(?<=(!+|!?\[[^\]\n]*\]?|!?\[[^\]\n]*\]\([^)\n]*|<[^>\n]*|(?:^|\n)[ \t]*\d+[.)]))/y;

/** The checkable part of an unfinished reply: whole words, no open link or tag. */
export const releasable = (content: string): string => {
  // The look-behind keeps `\S*` from restarting within a long word.
  let text = content.replace(/(?<!\S)\S*$/, '').trimEnd();
  for (;;) {
    open.lastIndex = text.length;
    const [, cut] = open.exec(text) ?? [];
    if (!cut) return text;
    text = text.slice(0, -cut.length).trimEnd();
  }
};
