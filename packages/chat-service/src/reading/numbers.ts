/** The words from `zero` to `nineteen`, each at the place of its number. */
export const names =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
/** The words from `twenty` to `ninety`. */
export const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const factors: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
]);
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** A larger number is not a quantity. */
const MAX = 9999;

/** Whether a number can be that of so many things: whole, from 1 to 9999. */
export const isQuantity = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX;

const readWord = (word: string): number | undefined => {
  if (word === 'couple') return 2;
  if (tens.includes(word)) return 10 * (tens.indexOf(word) + 2);
  const value = names.indexOf(word);
  return value > 0 ? value : undefined;
};

/** The number of some digits; NaN for others than a number: `1.2.3`. */
const readFigure = (word: string): number | undefined => {
  if (!/^\d+(?:[.,]\d+)*$/.test(word)) return undefined;
  return Number(word.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.'));
};

/** The whole number from 1 to 9999 that a word of a question means. */
export const readNumber = (word: string): number | undefined => {
  const value = factors.get(word) ?? readWord(word) ?? readFigure(word);
  return value !== undefined && isQuantity(value) ? value : undefined;
};

/** A number and how many words it has. */
interface Amount {
  readonly value: number;
  readonly length: number;
}

const belowHundred = (words: readonly string[], place: number): Amount | undefined => {
  const word = words[place] ?? '';
  const value = readFigure(word) ?? readWord(word);
  if (value === undefined) return undefined;
  const ones = tens.includes(word) ? readWord(words[place + 1] ?? '') : undefined;
  return ones !== undefined && ones < 10 ? { value: value + ones, length: 2 } : { value, length: 1 };
};

/** The number that begins at a place: `1,200`, `twenty five`, `half a dozen`, `two hundred and ten`; of any size. */
export const numberAt = (words: readonly string[], place: number): Amount | undefined => {
  const at = (offset: number) => words[place + offset] ?? '';
  if (at(0) === 'half') {
    const length = at(1) === 'a' ? 3 : 2;
    return at(length - 1) === 'dozen' ? { value: 6, length } : undefined;
  }
  const first = factors.has(at(0)) ? { value: 1, length: 0 } : belowHundred(words, place);
  if (!first) return undefined;
  const factor = factors.get(at(first.length));
  if (factor === undefined) return first;
  const whole = { value: first.value * factor, length: first.length + 1 };
  if (factor === 12) return whole;
  const joint = at(whole.length) === 'and' ? 1 : 0;
  const rest = numberAt(words, place + whole.length + joint);
  return rest && rest.value < factor
    ? { value: whole.value + rest.value, length: whole.length + joint + rest.length }
    : whole;
};

/** The place, from 1, that a word means; `last` is -1. */
export const readOrdinal = (word: string): number | undefined => {
  if (word === 'last') return -1;
  const place = ordinals.indexOf(word) + 1;
  if (place > 0) return place;
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word) ?? [];
  return digits ? Number(digits) : undefined;
};
