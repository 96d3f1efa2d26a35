import { pluralOf, toNumberWord } from '@loomwright/kit';

/** Several numbers: `one, two and three`. */
export const toNumberWords = (counts: readonly number[]): string =>
  counts
    .map(toNumberWord)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');

/** A number with its unit: `one second`, `thirty seconds`. */
export const toAmount = (count: number, unit: string): string =>
  `${toNumberWord(count)} ${pluralOf(count, unit, `${unit}s`)}`;

/** The ends of a range: `two to four`. */
export const toRangeWords = ([from, to]: readonly [from: number, to: number]): string =>
  `${toNumberWord(from)} to ${toNumberWord(to)}`;

/** A text with a capital at its beginning. */
export const toCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
