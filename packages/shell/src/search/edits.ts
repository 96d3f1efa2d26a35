/**
 * The fewest edits that make `word` the beginning of `token`: an insertion, a deletion, a replacement, or two neighbours
 * exchanged. `most + 1` stands for more than `most`. Takes time in proportion to the word's length × (its length + most).
 */
export const editsToPrefix = (word: string, token: string, most: number): number => {
  const width = Math.min(token.length, word.length + most);
  // Sooner, for the many short tokens.
  if (word.length - width > most) return most + 1;
  let older: number[] = [];
  let old: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, at) => at);
  for (let made = 1; made <= word.length; made += 1) {
    [older, old, row] = [old, row, [made]];
    let least = made;
    for (let at = 1; at <= width; at += 1) {
      const isSame = word[made - 1] === token[at - 1];
      let edits = Math.min((old[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1, (old[at - 1] ?? 0) + (isSame ? 0 : 1));
      // What is before the first letter is undefined, and equals no letter.
      if (word[made - 1] === token[at - 2] && word[made - 2] === token[at - 1])
        edits = Math.min(edits, (older[at - 2] ?? 0) + 1);
      row[at] = edits;
      least = Math.min(least, edits);
    }
    // An exchange leads no further: at each place a row has at most one edit more than the one before.
    if (least > most) return most + 1;
  }
  return Math.min(most + 1, ...row);
};

/** How many edits are forgiven: a short word has too many neighbours. */
export const forgivenEdits = (word: string): number => {
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
};
