import { toCountText, trimText } from '@loomwright/kit';

/** The most characters of a line, and of a message: a longer one is an error, never cut. */
export const MAX_LINE = 200;
export const MAX_MESSAGE = 10_000;

/** What is wrong with a text's length, or nothing. Characters are code points: an emoji is one, not two. */
export const lengthProblem = (text: string, name: string, most: number): string | undefined =>
  text.length > most && [...text].length > most
    ? `${name} must be at most ${toCountText(most, 'character')}`
    : undefined;

/** What is wrong with a text that must show something (BRW-2), or nothing. */
export const requiredProblem = (text: string, name: string, most: number): string | undefined =>
  trimText(text) === '' ? `${name} is required` : lengthProblem(trimText(text), name, most);
