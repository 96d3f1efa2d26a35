import { trimText } from '@loomwright/kit';

/** Normalises line endings, replaces lone surrogates, and drops what HTML cannot represent (PGN-1). */
export const wellFormed = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028]/g, '\n')
    .replace(/\u2029/g, '\n\n')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}/gu, '');

/** Trimmed, with white space collapsed; empty if nothing would be visible. */
export const lineOf = (text: string): string => trimText(wellFormed(text).replace(/[\t\n ]+/g, ' '));

/** Blank lines separate paragraphs; no paragraph is empty. */
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
