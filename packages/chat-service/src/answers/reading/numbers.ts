const names =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** A larger number is not a quantity. */
const MAX = 9999;

/** The whole number from 1 to 9999 that a word of a question means. */
export const readNumber = (word: string): number | undefined => {
  if (word === 'dozen') return 12;
  if (word === 'couple') return 2;
  const value = /^\d{1,3}(?:,?\d{3})?$/.test(word) ? Number(word.replace(',', '')) : names.indexOf(word);
  return value >= 1 && value <= MAX ? value : undefined;
};

/** The place, from 1, that a word means; `last` is -1. */
export const readOrdinal = (word: string): number | undefined => {
  if (word === 'last') return -1;
  const place = ordinals.indexOf(word) + 1;
  if (place > 0) return place;
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word) ?? [];
  return digits ? Number(digits) : undefined;
};
