import { trimText } from '@loomwright/kit';

/**
 * The same text as HTML can carry it, which is what "the same text" means on a page (PGN-1): every kind of line end is
 * `\n`; half characters (lone surrogates) are U+FFFD, as browsers read them; control characters but tab and `\n`, and
 * code points that are no characters, are gone. Well-formed text comes back as it is.
 */
export const wellFormed = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028]/g, '\n')
    .replace(/\u2029/g, '\n\n')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}/gu, '');

/** A text as one line: well-formed, trimmed, each run of white space a single space; empty if it shows nothing. */
export const lineOf = (text: string): string => trimText(wellFormed(text).replace(/[\t\n ]+/g, ' '));

/** The paragraphs of a text and their lines: blank lines separate paragraphs, none is empty. */
export const paragraphsOf = (text: string): readonly (readonly string[])[] =>
  wellFormed(text)
    .split('\n')
    .map(lineOf)
    .reduce<string[][]>(
      (paragraphs, line) => {
        if (line === '') paragraphs.push([]);
        else paragraphs.at(-1)?.push(line);
        return paragraphs;
      },
      [[]],
    )
    .filter((lines) => lines.length > 0);
