import { toInlineText } from '@loomwright/content';

/** What is known for sure, from the site's own figures. */
export interface Reply {
  /** Markdown, whole sentences, its link included. */
  readonly text: string;
  /** The page it stands on; missing for what is said in passing. */
  readonly url?: string | undefined;
}

/** A link in Markdown; the label is text of the site. */
export const link = (label: string, url: string): string =>
  `[${toInlineText(label).replace(/[[\]]/g, '')}](${url})`;

/** `a`, `a and b`, `a, b and c`. */
export const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
