import { toNumberText } from './count-text.ts';

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A whole number within a sentence: in words up to `twelve`, above that in digits. */
export const toNumberWord = (count: number): string => words[count] ?? toNumberText(count);
