import { toInlineText } from '@loomwright/content';

export const link = (label: string, url: string): string =>
  `[${toInlineText(label).replace(/[[\]]/g, '')}](${url})`;

/** Joins words as `a`, `a and b` or `a, b and c`. */
export const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
