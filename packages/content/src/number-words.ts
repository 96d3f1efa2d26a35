import { pluralOf, toNumberWord } from '@loomwright/kit';

export const toNumberWords = (counts: readonly number[]): string =>
  counts
    .map(toNumberWord)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');

export const toAmount = (count: number, unit: string): string =>
  `${toNumberWord(count)} ${pluralOf(count, unit, `${unit}s`)}`;

export const toRangeWords = ([from, to]: readonly [from: number, to: number]): string =>
  `${toNumberWord(from)} to ${toNumberWord(to)}`;

export const toCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
