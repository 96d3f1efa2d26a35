export const names =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
export const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const factors: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
]);
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

const MAX = 9999;

export const isQuantity = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX;

const readWord = (word: string): number | undefined => {
  if (word === 'couple') return 2;
  const value = tens.includes(word) ? 10 * (tens.indexOf(word) + 2) : names.indexOf(word);
  return value > 0 ? value : undefined;
};

/** NaN for malformed numbers such as `1.2.3`. */
const readFigure = (word: string): number | undefined =>
  /^\d+(?:[.,]\d+)*$/.test(word)
    ? Number(word.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.'))
    : undefined;

/** A whole number from 1 to 9999; undefined for anything else. */
export const readNumber = (word: string): number | undefined => {
  const value = factors.get(word) ?? readWord(word) ?? readFigure(word);
  return value !== undefined && isQuantity(value) ? value : undefined;
};

interface Amount {
  readonly value: number;
  readonly length: number;
}

/** Reads `1,200`, `twenty five`, `half a dozen` or `two hundred and ten` at a position. */
export const numberAt = (words: readonly string[], place: number): Amount | undefined => {
  const at = (offset: number) => words[place + offset] ?? '';
  const half = /^half (?:a )?dozen\b/.exec(words.slice(place, place + 3).join(' '));
  if (half) return { value: 6, length: half[0].split(' ').length };
  const isFactor = factors.has(at(0));
  const first = isFactor ? 1 : (readFigure(at(0)) ?? readWord(at(0)));
  if (first === undefined) return undefined;
  const ones = tens.includes(at(0)) ? (readWord(at(1)) ?? 10) : 10;
  const small = ones < 10 ? { value: first + ones, length: 2 } : { value: first, length: isFactor ? 0 : 1 };
  const factor = factors.get(at(small.length));
  if (factor === undefined) return small;
  const whole = { value: small.value * factor, length: small.length + 1 };
  const joint = at(whole.length) === 'and' ? 1 : 0;
  const rest = factor === 12 ? undefined : numberAt(words, place + whole.length + joint);
  return rest && rest.value < factor
    ? { value: whole.value + rest.value, length: whole.length + joint + rest.length }
    : whole;
};

/** The position of an ordinal such as “second” or “2nd”, from 1; -1 for “last”. */
export const readOrdinal = (word: string): number | undefined => {
  if (word === 'last') return -1;
  const place = ordinals.indexOf(word) + 1;
  if (place > 0) return place;
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word) ?? [];
  return digits ? Number(digits) : undefined;
};
